import type { Migration } from 'kysely/migration';

export const replyEnds: Migration = {
  async up(db) {
    await db.schema
      .alterTable('messages')
      .addColumn('truncated', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('messages').addColumn('retry_at', 'bigint').execute();
  },
};
