import type { Migration } from 'kysely/migration';

/** Rate limits share the table with sign-in, so that the sweep finds old counts by their end. */
export const quotasByEnd: Migration = {
  async up(db) {
    await db.schema.createIndex('quotas_by_end').on('quotas').column('resets_at').execute();
  },
};
