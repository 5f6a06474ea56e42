import type { Migration } from 'kysely/migration';

/** Drafts of what a visitor could say next that are being written, with the points reserved for them. */
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
