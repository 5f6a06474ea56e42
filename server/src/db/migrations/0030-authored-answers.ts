import type { Migration } from 'kysely/migration';

export const authoredAnswers: Migration = {
  async up(db) {
    await db.schema
      .alterTable('characters')
      .addColumn('answers', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute();
  },
};
