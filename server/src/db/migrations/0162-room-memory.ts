import type { Migration } from 'kysely/migration';

export const roomMemory: Migration = {
  async up(db) {
    await db.schema
      .alterTable('rooms')
      .addColumn('memory_version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('room_summaries')
      .addColumn('room_id', 'text', (column) => column.primaryKey().references('rooms.room_id'))
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('own_length', 'integer', (column) => column.notNull())
      .addColumn('through_ordinal', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('room_facts')
      .addColumn('fact_id', 'text', (column) => column.primaryKey())
      .addColumn('room_id', 'text', (column) => column.notNull().references('rooms.room_id'))
      .addColumn('member_id', 'text', (column) => column.notNull())
      .addColumn('pinned_by', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('room_facts_by_room').on('room_facts').columns(['room_id', 'created_at']).execute();
  },
};
