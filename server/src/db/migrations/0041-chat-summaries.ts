import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Summaries in versions, each with the branch that it was made on; what a chat had becomes its first version. */
export const chatSummaries: Migration = {
  async up(db) {
    await db.schema
      .createTable('chat_summaries')
      .addColumn('chat_id', 'text', (column) => column.notNull().references('chats.chat_id'))
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('own_length', 'integer', (column) => column.notNull())
      .addColumn('made_at_id', 'text', (column) => column.notNull().references('messages.message_id'))
      .addColumn('through_id', 'text', (column) => column.references('messages.message_id'))
      .addColumn('covered', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('chat_summaries_key', ['chat_id', 'version'])
      .execute();
    await sql`
      insert into chat_summaries (chat_id, version, text, own_length, made_at_id, through_id, covered, created_at)
      select chat_id, 1, summary, length(summary), summary_message_id, null, null, updated_at from chats
      where summary <> '' and summary_message_id is not null
    `.execute(db);
    await db.schema.alterTable('chats').dropColumn('summary').execute();
    await db.schema.alterTable('chats').dropColumn('summary_message_id').execute();
  },
};
