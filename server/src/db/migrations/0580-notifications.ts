import type { Migration } from 'kysely/migration';

/** Notifications of accounts, one row for a kind and a thing, and up to when they were read. */
export const notifications: Migration = {
  async up(db) {
    await db.schema
      .createTable('notifications')
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.account_id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('thing_kind', 'text', (column) => column.notNull())
      .addColumn('thing_id', 'text', (column) => column.notNull())
      .addColumn('subject_kind', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'text', (column) => column.notNull())
      .addColumn('decision', 'text', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('notifications_key', ['account_id', 'kind', 'thing_kind', 'thing_id'])
      .execute();
    await db.schema.createIndex('notifications_by_time').on('notifications').columns(['account_id', 'at']).execute();
    await db.schema.createIndex('notifications_by_age').on('notifications').column('at').execute();
    await db.schema
      .createTable('notifications_read')
      .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.account_id'))
      .addColumn('read_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
