import type { Migration } from 'kysely/migration';

export const passwords: Migration = {
  async up(db) {
    await db.schema
      .createTable('passwords')
      .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.account_id'))
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
