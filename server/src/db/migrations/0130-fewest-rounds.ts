import type { Migration } from 'kysely/migration';

/** Rounds of the shortest way through a story. Where it is null, `rounds` is an estimate, as it is for earlier imports. */
export const fewestRounds: Migration = {
  async up(db) {
    await db.schema.alterTable('stories').addColumn('fewest_rounds', 'integer').execute();
  },
};
