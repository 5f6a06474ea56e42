import type { Migration } from 'kysely/migration';

/** The languages that stories are told in, and the one that each round was told in; null for the story's own. */
export const storyLanguages: Migration = {
  async up(db) {
    await db.schema
      .alterTable('stories')
      .addColumn('languages', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
    await db.schema.alterTable('story_texts').addColumn('opening', 'text').execute();
    await db.schema.alterTable('story_texts').addColumn('roles', 'text').execute();
    await db.schema.alterTable('story_rounds').addColumn('language', 'text').execute();
  },
};
