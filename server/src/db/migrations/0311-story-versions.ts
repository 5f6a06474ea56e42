import type { Migration } from 'kysely/migration';

export const storyVersions: Migration = {
  async up(db) {
    await db.schema
      .createTable('story_versions')
      .addColumn('file_id', 'text', (column) => column.primaryKey())
      .addColumn('story_id', 'text', (column) => column.notNull().references('stories.story_id').onDelete('cascade'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('plan', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('story_versions_by_number', ['story_id', 'number'])
      .execute();
    await db.schema.alterTable('story_sessions').addColumn('file_id', 'text').execute();
  },
};
