import type { Migration } from 'kysely/migration';

/** Accounts that may not write for a while; at most one suspension each. */
export const accountSuspensions: Migration = {
  async up(db) {
    await db.schema
      .createTable('account_suspensions')
      .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.account_id'))
      .addColumn('until', 'bigint', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('suspended_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
