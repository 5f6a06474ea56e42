import type { Migration } from 'kysely/migration';

/** What the tests of a card found, and the questions that authors added. */
export const cardTests: Migration = {
  async up(db) {
    await db.schema
      .createTable('card_test_reports')
      .addColumn('report_id', 'text', (column) => column.primaryKey())
      .addColumn('draft_id', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('is_model', 'integer', (column) => column.notNull())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('total', 'integer', (column) => column.notNull())
      .addColumn('results', 'text', (column) => column.notNull())
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .addColumn('wallet_id', 'text', (column) => column.notNull())
      .addColumn('reservation_id', 'text')
      .addColumn('price', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('card_test_reports_by_draft')
      .on('card_test_reports')
      .columns(['draft_id', 'started_at', 'report_id'])
      .execute();
    await db.schema
      .createTable('card_test_questions')
      .addColumn('draft_id', 'text', (column) => column.primaryKey())
      .addColumn('questions', 'text', (column) => column.notNull())
      .execute();
  },
};
