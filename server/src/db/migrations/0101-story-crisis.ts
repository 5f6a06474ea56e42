import type { Migration } from 'kysely/migration';

/** Whether what a reader wrote in a story sounds as if they may be in danger from themselves. */
export const storyCrisis: Migration = {
  async up(db) {
    await db.schema
      .alterTable('story_rounds')
      .addColumn('crisis', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
