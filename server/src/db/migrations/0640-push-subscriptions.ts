import type { Migration } from 'kysely/migration';

/** The browsers to which notifications are pushed. */
export const pushSubscriptions: Migration = {
  async up(db) {
    await db.schema
      .createTable('push_subscriptions')
      .addColumn('push_id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.account_id'))
      .addColumn('device_id', 'text', (column) => column.notNull())
      .addColumn('endpoint', 'text', (column) => column.notNull().unique())
      .addColumn('p256dh', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('mature', 'integer', (column) => column.notNull())
      .addColumn('client', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('sent_until', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('leased_until', 'bigint', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('push_subscriptions_account').on('push_subscriptions').column('account_id').execute();
    await db.schema.createIndex('push_subscriptions_due').on('push_subscriptions').column('due_at').execute();
  },
};
