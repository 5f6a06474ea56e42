import type { Migration } from 'kysely/migration';

export const messageDrafts: Migration = {
  async up(db) {
    await db.schema
      .createTable('message_drafts')
      .addColumn('draft_id', 'text', (column) => column.primaryKey())
      .addColumn('chat_id', 'text', (column) => column.notNull().unique().references('chats.chat_id'))
      .addColumn('wallet_id', 'text', (column) => column.notNull())
      .addColumn('reservation_id', 'text')
      .addColumn('price', 'integer', (column) => column.notNull())
      .execute();
  },
};
