import type { Migration } from 'kysely/migration';

export const continuedReplies: Migration = {
  async up(db) {
    await db.schema
      .alterTable('replies')
      .addColumn('continues_from', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
