import type { Migration } from 'kysely/migration';

/** The mood that the words of a reply show; null where they show none. */
export const messageMoods: Migration = {
  async up(db) {
    await db.schema.alterTable('messages').addColumn('mood', 'text').execute();
  },
};
