import type { Migration } from 'kysely/migration';

/** What a character's author has it say on the occasions that come up in every conversation. */
export const authoredAnswers: Migration = {
  async up(db) {
    await db.schema
      .alterTable('characters')
      .addColumn('answers', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute();
  },
};
