import type { Migration } from 'kysely/migration';

/** When the person behind a session last proved who they are; and ended sessions are found by their time. */
export const sessionProofs: Migration = {
  async up(db) {
    await db.schema.alterTable('sessions').addColumn('proved_at', 'bigint').execute();
    await db.schema.createIndex('sessions_by_end').on('sessions').column('ended_at').execute();
  },
};
