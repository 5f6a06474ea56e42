import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const points: Migration = {
  async up(db) {
    await db.schema
      .createTable('wallets')
      .addColumn('wallet_id', 'text', (column) => column.primaryKey())
      .addColumn('balance', 'bigint', (column) => column.notNull().check(sql`balance >= 0`))
      .execute();
    await db.schema
      .createTable('point_entries')
      .addColumn('entry_id', 'text', (column) => column.primaryKey())
      .addColumn('wallet_id', 'text', (column) => column.notNull().references('wallets.wallet_id'))
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('balance_after', 'bigint', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('point_entries_by_wallet')
      .on('point_entries')
      .columns(['wallet_id', 'created_at', 'entry_id'])
      .execute();
    await db.schema
      .createTable('point_reservations')
      .addColumn('reservation_id', 'text', (column) => column.primaryKey())
      .addColumn('wallet_id', 'text', (column) => column.notNull().references('wallets.wallet_id'))
      .addColumn('amount', 'bigint', (column) => column.notNull().check(sql`amount > 0`))
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .execute();
    await db.schema
      .createTable('daily_offers')
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.account_id'))
      .addColumn('device_id', 'text', (column) => column.notNull().references('devices.device_id'))
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('daily_offers_key', ['account_id', 'device_id', 'day'])
      .execute();
    await db.schema
      .createTable('daily_claims')
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.account_id'))
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('streak', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('daily_claims_key', ['account_id', 'day'])
      .execute();
  },
};
