import type { Migration } from 'kysely/migration';

/** Whether a reply was cut for length, and when an engine that was too busy for it may be asked again. */
export const replyEnds: Migration = {
  async up(db) {
    await db.schema
      .alterTable('messages')
      .addColumn('truncated', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('messages').addColumn('retry_at', 'bigint').execute();
  },
};
