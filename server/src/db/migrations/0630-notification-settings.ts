import type { Migration } from 'kysely/migration';

/** What reaches an account, and when; none for one that never chose. */
export const notificationSettings: Migration = {
  async up(db) {
    await db.schema
      .createTable('notification_settings')
      .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.account_id'))
      .addColumn('paused', 'integer', (column) => column.notNull())
      .addColumn('choices', 'text', (column) => column.notNull())
      .addColumn('quiet_hours', 'text')
      .execute();
  },
};
