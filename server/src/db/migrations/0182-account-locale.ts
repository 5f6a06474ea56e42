import type { Migration } from 'kysely/migration';

/** The language in which an account is written to. */
export const accountLocale: Migration = {
  async up(db) {
    await db.schema.alterTable('accounts').addColumn('locale', 'text').execute();
  },
};
