import type { Migration } from 'kysely/migration';

/** The files that people keep, and how many bytes each person and each network address has with them. */
export const keptFiles: Migration = {
  async up(db) {
    await db.schema
      .createTable('kept_files')
      .addColumn('file_key', 'text', (column) => column.notNull())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('network', 'text')
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('kept_files_key', ['file_key', 'owner_id'])
      .execute();
    await db.schema.createIndex('kept_files_by_owner').on('kept_files').columns(['owner_id']).execute();
    await db.schema
      .createTable('kept_bytes')
      .addColumn('holder', 'text', (column) => column.primaryKey())
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .execute();
  },
};
