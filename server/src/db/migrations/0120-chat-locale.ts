import type { Migration } from 'kysely/migration';

/** The language in which a chat was last used: a guest without a name is called by a word of it. */
export const chatLocale: Migration = {
  async up(db) {
    await db.schema
      .alterTable('chats')
      .addColumn('locale', 'text', (column) => column.notNull().defaultTo('en-US'))
      .execute();
  },
};
