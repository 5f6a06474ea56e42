import type { Migration } from 'kysely/migration';

/** Where the conversation of a room takes place, in its owner's words. */
export const roomScenes: Migration = {
  async up(db) {
    await db.schema
      .alterTable('rooms')
      .addColumn('scene', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
