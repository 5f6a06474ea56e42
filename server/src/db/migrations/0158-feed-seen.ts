import type { Migration } from 'kysely/migration';

export const feedSeen: Migration = {
  async up(db) {
    await db.schema
      .createTable('feed_seen')
      .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.account_id'))
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('follows_by_account').on('character_follows').column('account_id').execute();
  },
};
