import type { Migration } from 'kysely/migration';

export const accountDeletions: Migration = {
  async up(db) {
    await db.schema
      .createTable('account_deletions')
      .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.account_id'))
      .addColumn('requested_at', 'bigint', (column) => column.notNull())
      .addColumn('next_at', 'bigint', (column) => column.notNull())
      .addColumn('erased_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('account_deletions_open')
      .on('account_deletions')
      .columns(['erased_at', 'next_at'])
      .execute();
  },
};
