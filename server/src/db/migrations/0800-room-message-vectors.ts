import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../database.ts';

const BYTES = { sqlite: 'blob', postgres: 'bytea' } as const;

/** The embeddings of the messages of rooms, by which replies find what was said long before. */
export const roomMessageVectors = (kind: DatabaseKind): Migration => ({
  async up(db) {
    await db.schema
      .createTable('room_message_vectors')
      .addColumn('message_id', 'text', (column) => column.primaryKey().references('room_messages.message_id'))
      .addColumn('room_id', 'text', (column) => column.notNull().references('rooms.room_id'))
      .addColumn('model', 'text', (column) => column.notNull())
      .addColumn('text_hash', 'text', (column) => column.notNull())
      .addColumn('vector', BYTES[kind], (column) => column.notNull())
      .execute();
    await db.schema.createIndex('room_message_vectors_by_room').on('room_message_vectors').column('room_id').execute();
  },
});
