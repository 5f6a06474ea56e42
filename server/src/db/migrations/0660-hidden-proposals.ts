import type { Migration } from 'kysely/migration';

/** Proposals that were reported can be hidden. */
export const hiddenProposals: Migration = {
  async up(db) {
    await db.schema.alterTable('proposals').addColumn('withheld_at', 'bigint').execute();
  },
};
