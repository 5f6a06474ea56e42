import type { Migration } from 'kysely/migration';

/** Where a reply that goes on from another begins to be its own. */
export const continuedReplies: Migration = {
  async up(db) {
    await db.schema
      .alterTable('replies')
      .addColumn('continues_from', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
