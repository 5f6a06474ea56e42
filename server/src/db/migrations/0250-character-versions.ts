import type { Migration } from 'kysely/migration';

/** The cards of a character as they were kept one after another. Those that there are get their first one when asked for. */
export const characterVersions: Migration = {
  async up(db) {
    await db.schema
      .createTable('character_versions')
      .addColumn('version_id', 'text', (column) => column.primaryKey())
      .addColumn('character_id', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('file_id', 'text', (column) => column.notNull())
      .addColumn('changed_fields', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('character_versions_by_number')
      .on('character_versions')
      .columns(['character_id', 'number'])
      .unique()
      .execute();
    await db.schema.createIndex('character_versions_by_file').on('character_versions').column('file_id').execute();
  },
};
