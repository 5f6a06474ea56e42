import type { Migration } from 'kysely/migration';

export const storyCrisis: Migration = {
  async up(db) {
    await db.schema
      .alterTable('story_rounds')
      .addColumn('crisis', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
