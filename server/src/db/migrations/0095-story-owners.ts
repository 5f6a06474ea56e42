import type { Migration } from 'kysely/migration';

export const storyOwners: Migration = {
  async up(db) {
    const stories = () => db.schema.alterTable('stories');
    await stories().addColumn('owner_id', 'text').execute();
    await stories()
      .addColumn('visibility', 'text', (column) => column.notNull().defaultTo('public'))
      .execute();
    await stories().addColumn('deleted_at', 'bigint').execute();
    await stories().addColumn('picture_key', 'text').execute();
    await stories()
      .addColumn('word_count', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await stories()
      .addColumn('roles', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
    await db.schema
      .createIndex('stories_by_owner')
      .on('stories')
      .columns(['owner_id', 'listed_at', 'story_id'])
      .execute();
    await db.schema.alterTable('story_sessions').addColumn('player_name', 'text').execute();
    await db.schema.alterTable('story_sessions').addColumn('role_id', 'text').execute();
  },
};
