import type { Migration } from 'kysely/migration';

/** The creators that accounts follow. */
export const creatorFollows: Migration = {
  async up(db) {
    await db.schema
      .createTable('creator_follows')
      .addColumn('follow_id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.account_id'))
      .addColumn('creator_id', 'text', (column) => column.notNull().references('accounts.account_id'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('creator_follows_once')
      .unique()
      .on('creator_follows')
      .columns(['account_id', 'creator_id'])
      .execute();
    await db.schema.createIndex('creator_follows_by_creator').on('creator_follows').column('creator_id').execute();
  },
};
