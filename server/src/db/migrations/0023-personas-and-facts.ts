import type { Migration } from 'kysely/migration';

export const personasAndFacts: Migration = {
  async up(db) {
    await db.schema
      .createTable('personas')
      .addColumn('persona_id', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('personas_by_owner').on('personas').columns(['owner_id', 'created_at']).execute();
    await db.schema
      .createTable('chat_facts')
      .addColumn('fact_id', 'text', (column) => column.primaryKey())
      .addColumn('chat_id', 'text', (column) => column.notNull().references('chats.chat_id'))
      .addColumn('message_id', 'text', (column) => column.references('messages.message_id'))
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('chat_facts_by_chat').on('chat_facts').columns(['chat_id', 'created_at']).execute();
  },
};
