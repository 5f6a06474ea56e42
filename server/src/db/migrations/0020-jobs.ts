import type { Migration } from 'kysely/migration';

export const jobs: Migration = {
  async up(db) {
    await db.schema
      .createTable('jobs')
      .addColumn('job_id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('lease_token', 'text', (column) => column.notNull())
      .addColumn('lease_until', 'bigint', (column) => column.notNull())
      .addColumn('stop_requested', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .execute();
    await db.schema.createIndex('jobs_by_lease').on('jobs').columns(['state', 'lease_until']).execute();
  },
};
