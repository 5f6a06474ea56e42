import type { Migration } from 'kysely/migration';

export const benchScores: Migration = {
  async up(db) {
    await db.schema
      .createTable('bench_scores')
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('engine', 'text', (column) => column.notNull())
      .addColumn('model', 'text', (column) => column.notNull())
      .addColumn('preferred', 'integer', (column) => column.notNull())
      .addColumn('compared', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('bench_scores_key', ['account_id', 'kind', 'engine', 'model'])
      .execute();
  },
};
