import type { Migration } from 'kysely/migration';

export const importedChats: Migration = {
  async up(db) {
    await db.schema.alterTable('chats').addColumn('source', 'text').execute();
    await db.schema.alterTable('messages').addColumn('source', 'text').execute();
  },
};
