import type { Migration } from 'kysely/migration';

/** The invite by which a member came into a room; null for the first owner and for those who came before this. */
export const memberInvites: Migration = {
  async up(db) {
    await db.schema.alterTable('room_members').addColumn('invite_id', 'text').execute();
  },
};
