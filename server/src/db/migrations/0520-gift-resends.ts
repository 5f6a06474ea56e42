import type { Migration } from 'kysely/migration';

/** How often the mail of a gift was sent again. */
export const giftResends: Migration = {
  async up(db) {
    await db.schema
      .alterTable('gifts')
      .addColumn('resends', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
