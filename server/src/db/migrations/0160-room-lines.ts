import type { Migration } from 'kysely/migration';

export const roomLines: Migration = {
  async up(db) {
    const lines = () => db.schema.alterTable('room_messages');
    await lines().addColumn('place_id', 'text').execute();
    await lines()
      .addColumn('shown', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await lines()
      .addColumn('edited', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await lines()
      .addColumn('truncated', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await lines().addColumn('retry_at', 'bigint').execute();
    await db.schema.createIndex('room_messages_by_place').on('room_messages').column('place_id').execute();
    await db.schema.alterTable('room_turns').addColumn('place_id', 'text').execute();
  },
};
