import type { Migration } from 'kysely/migration';

export const suggestions: Migration = {
  async up(db) {
    await db.schema
      .createTable('draft_suggestions')
      .addColumn('suggestion_id', 'text', (column) => column.primaryKey())
      .addColumn('draft_id', 'text', (column) => column.notNull())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('act', 'text', (column) => column.notNull())
      .addColumn('field', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('failure', 'text')
      .addColumn('base_hash', 'text', (column) => column.notNull())
      .addColumn('before_text', 'text', (column) => column.notNull())
      .addColumn('after_text', 'text', (column) => column.notNull())
      .addColumn('hunks', 'text', (column) => column.notNull())
      .addColumn('charged', 'integer', (column) => column.notNull())
      .addColumn('wallet_id', 'text', (column) => column.notNull())
      .addColumn('reservation_id', 'text')
      .addColumn('price', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('draft_suggestions_by_draft').on('draft_suggestions').column('draft_id').execute();
    await db.schema.createIndex('draft_suggestions_by_owner').on('draft_suggestions').column('owner_id').execute();
    await db.schema
      .createIndex('draft_suggestions_by_age')
      .on('draft_suggestions')
      .columns(['state', 'updated_at'])
      .execute();
  },
};
