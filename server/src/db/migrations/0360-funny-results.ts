import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const funnyResults: Migration = {
  async up(db) {
    await db.schema
      .createTable('funny_results')
      .addColumn('funny_id', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('tab', 'text', (column) => column.notNull())
      .addColumn('maker', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('failure', 'text')
      .addColumn('seed', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('lantern_key', 'text')
      .addColumn('kept', 'integer', (column) => column.notNull())
      .addColumn('charged', 'integer', (column) => column.notNull())
      .addColumn('wallet_id', 'text', (column) => column.notNull())
      .addColumn('reservation_id', 'text')
      .addColumn('price', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('funny_results_by_owner')
      .on('funny_results')
      .columns(['owner_id', 'created_at', 'funny_id'])
      .execute();
    await db.schema.createIndex('funny_results_by_age').on('funny_results').columns(['kept', 'created_at']).execute();
    await db.schema
      .createIndex('funny_results_by_lantern')
      .on('funny_results')
      .column('lantern_key')
      .where(sql.ref('lantern_key'), 'is not', null)
      .execute();
  },
};
