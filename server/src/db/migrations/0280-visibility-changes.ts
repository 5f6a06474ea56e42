import type { Migration } from 'kysely/migration';

/** How often it has changed who sees something: a small table that servers watch for it. */
export const visibilityChanges: Migration = {
  async up(db) {
    await db.schema
      .createTable('visibility_changes')
      .addColumn('subject_id', 'text', (column) => column.primaryKey())
      .addColumn('changes', 'integer', (column) => column.notNull())
      .execute();
  },
};
