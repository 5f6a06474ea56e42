import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The one guest device whose gift an account has gained, and how much of it. Accounts that exist have had their first
 * sign-in: theirs names no device.
 */
export const guestGiftMoves: Migration = {
  async up(db) {
    await db.schema
      .createTable('guest_gift_moves')
      .addColumn('account_id', 'text', (column) => column.primaryKey())
      .addColumn('device_id', 'text', (column) => column.notNull())
      .addColumn('points', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('guest_gift_moves_by_device').on('guest_gift_moves').columns(['device_id']).execute();
    await sql`
      insert into guest_gift_moves (account_id, device_id, points, created_at)
      select account_id, '', 0, created_at from accounts
    `.execute(db);
  },
};
