import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../database.ts';

const BYTES = { sqlite: 'blob', postgres: 'bytea' } as const;

/** The embeddings of messages, by which replies find what was said long before. */
export const messageVectors = (kind: DatabaseKind): Migration => ({
  async up(db) {
    await db.schema
      .createTable('message_vectors')
      .addColumn('message_id', 'text', (column) => column.primaryKey().references('messages.message_id'))
      .addColumn('chat_id', 'text', (column) => column.notNull().references('chats.chat_id'))
      .addColumn('model', 'text', (column) => column.notNull())
      .addColumn('text_hash', 'text', (column) => column.notNull())
      .addColumn('vector', BYTES[kind], (column) => column.notNull())
      .execute();
    await db.schema.createIndex('message_vectors_by_chat').on('message_vectors').column('chat_id').execute();
  },
});
