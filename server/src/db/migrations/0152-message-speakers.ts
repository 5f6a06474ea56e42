import type { Migration } from 'kysely/migration';

/**
 * Under which name a message was said, null for the usual one; and what it is where it is no part of the talk: narration,
 * or something that is shown and not sent to the engine.
 */
export const messageSpeakers: Migration = {
  async up(db) {
    await db.schema.alterTable('messages').addColumn('speaker', 'text').execute();
    await db.schema.alterTable('messages').addColumn('note', 'text').execute();
  },
};
