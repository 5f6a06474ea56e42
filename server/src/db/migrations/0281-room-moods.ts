import type { Migration } from 'kysely/migration';

/** The mood that the words of a character's line in a room show; null where they show none. */
export const roomMoods: Migration = {
  async up(db) {
    await db.schema.alterTable('room_messages').addColumn('mood', 'text').execute();
  },
};
