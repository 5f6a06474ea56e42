import type { Migration } from 'kysely/migration';

/** Hashes of the first words of a reworded message and of those that it has now. The first words themselves are not kept. */
export const rewordedMessages: Migration = {
  async up(db) {
    await db.schema.alterTable('messages').addColumn('first_hash', 'text').execute();
    await db.schema.alterTable('messages').addColumn('edit_hash', 'text').execute();
  },
};
