import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * When a message was deleted, and whether its words are gone for good. What was deleted before is due at once; what
 * came hidden in a file was never deleted.
 */
export const erasedMessages: Migration = {
  async up(db) {
    await db.schema.alterTable('messages').addColumn('hidden_at', 'bigint').execute();
    await db.schema
      .alterTable('messages')
      .addColumn('erased', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex('messages_by_deletion').on('messages').columns(['hidden_at']).execute();
    await sql`update messages set hidden_at = created_at where hidden = 1 and source is null`.execute(db);
  },
};
