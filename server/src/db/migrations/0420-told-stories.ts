import type { Migration } from 'kysely/migration';

/** Stories that a model tells, and what the reader's own words are in a play. */
export const toldStories: Migration = {
  async up(db) {
    await db.schema
      .createTable('told_stories')
      .addColumn('story_id', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('material', 'text')
      .addColumn('crisis', 'integer', (column) => column.notNull())
      .addColumn('wallet_id', 'text', (column) => column.notNull())
      .addColumn('reservation_id', 'text')
      .addColumn('price', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('told_stories_by_owner').on('told_stories').column('owner_id').execute();
    await db.schema.alterTable('story_rounds').addColumn('words_as', 'text').execute();
  },
};
