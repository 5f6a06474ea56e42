import type { Migration } from 'kysely/migration';

export const chats: Migration = {
  async up(db) {
    await db.schema
      .createTable('chats')
      .addColumn('chat_id', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('character_id', 'text', (column) => column.notNull().references('characters.character_id'))
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('notes', 'text', (column) => column.notNull())
      .addColumn('persona_id', 'text')
      .addColumn('summary', 'text', (column) => column.notNull())
      .addColumn('summary_message_id', 'text')
      .addColumn('mature', 'integer', (column) => column.notNull())
      .addColumn('active_message_id', 'text', (column) => column.notNull())
      .addColumn('replying_id', 'text')
      .addColumn('message_count', 'integer', (column) => column.notNull())
      .addColumn('event_seq', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('deleted_at', 'bigint')
      .execute();
    await db.schema.createIndex('chats_by_owner').on('chats').columns(['owner_id', 'updated_at', 'chat_id']).execute();
    await db.schema
      .createTable('messages')
      .addColumn('message_id', 'text', (column) => column.primaryKey())
      .addColumn('chat_id', 'text', (column) => column.notNull().references('chats.chat_id'))
      .addColumn('parent_id', 'text', (column) => column.references('messages.message_id'))
      .addColumn('ordinal', 'integer', (column) => column.notNull())
      .addColumn('depth', 'integer', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('search_text', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('failure', 'text')
      .addColumn('crisis', 'integer', (column) => column.notNull())
      .addColumn('hidden', 'integer', (column) => column.notNull())
      .addColumn('pinned', 'integer', (column) => column.notNull())
      .addColumn('branch_name', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('messages_order', ['chat_id', 'ordinal'])
      .execute();
    await db.schema.createIndex('messages_by_parent').on('messages').columns(['chat_id', 'parent_id']).execute();
    await db.schema
      .createTable('replies')
      .addColumn('message_id', 'text', (column) => column.primaryKey().references('messages.message_id'))
      .addColumn('wallet_id', 'text', (column) => column.notNull())
      .addColumn('reservation_id', 'text')
      .addColumn('price', 'integer', (column) => column.notNull())
      .addColumn('charged', 'integer')
      .execute();
    await db.schema
      .createTable('chat_events')
      .addColumn('chat_id', 'text', (column) => column.notNull().references('chats.chat_id'))
      .addColumn('seq', 'bigint', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('message_id', 'text', (column) => column.notNull())
      .addColumn('text_offset', 'integer')
      .addColumn('text', 'text')
      .addPrimaryKeyConstraint('chat_events_key', ['chat_id', 'seq'])
      .execute();
  },
};
