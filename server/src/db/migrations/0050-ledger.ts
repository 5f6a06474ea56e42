import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The ledger as people read it: entries are numbered within their wallet, and say what they were for. */
export const ledger: Migration = {
  async up(db) {
    await db.schema
      .alterTable('wallets')
      .addColumn('entries', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable('point_entries')
      .addColumn('number', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('point_entries').addColumn('subject', 'text').execute();
    await db.schema.alterTable('point_reservations').addColumn('subject', 'text').execute();
    await sql`
      update point_entries set number = (
        select count(*) from point_entries as other
        where other.wallet_id = point_entries.wallet_id and (
          other.created_at < point_entries.created_at
          or (other.created_at = point_entries.created_at and other.entry_id <= point_entries.entry_id)
        )
      )
    `.execute(db);
    await sql`
      update wallets set entries = (select count(*) from point_entries where point_entries.wallet_id = wallets.wallet_id)
    `.execute(db);
    await db.schema.dropIndex('point_entries_by_wallet').execute();
    await db.schema
      .createIndex('point_entries_by_wallet')
      .unique()
      .on('point_entries')
      .columns(['wallet_id', 'number'])
      .execute();
  },
};
