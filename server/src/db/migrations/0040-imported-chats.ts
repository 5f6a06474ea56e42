import type { Migration } from 'kysely/migration';

/** What a chat from elsewhere had that is not of ours, kept for the way out. */
export const importedChats: Migration = {
  async up(db) {
    await db.schema.alterTable('chats').addColumn('source', 'text').execute();
    await db.schema.alterTable('messages').addColumn('source', 'text').execute();
  },
};
