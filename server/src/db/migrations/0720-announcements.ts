import type { Migration } from 'kysely/migration';

/** Short texts that everyone sees for a while. */
export const announcements: Migration = {
  async up(db) {
    await db.schema
      .createTable('announcements')
      .addColumn('announcement_id', 'text', (column) => column.primaryKey())
      .addColumn('texts', 'text', (column) => column.notNull())
      .addColumn('from_at', 'bigint', (column) => column.notNull())
      .addColumn('until_at', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('announcements_by_end').on('announcements').columns(['until_at', 'from_at']).execute();
  },
};
