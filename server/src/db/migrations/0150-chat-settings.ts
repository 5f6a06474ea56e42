import type { Migration } from 'kysely/migration';

/** How the replies of one chat are written, as JSON; null for a chat that sets nothing. */
export const chatSettings: Migration = {
  async up(db) {
    await db.schema.alterTable('chats').addColumn('settings', 'text').execute();
  },
};
