import type { Migration } from 'kysely/migration';

export const roomScenes: Migration = {
  async up(db) {
    await db.schema
      .alterTable('rooms')
      .addColumn('scene', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
