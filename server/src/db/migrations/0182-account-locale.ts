import type { Migration } from 'kysely/migration';

export const accountLocale: Migration = {
  async up(db) {
    await db.schema.alterTable('accounts').addColumn('locale', 'text').execute();
  },
};
