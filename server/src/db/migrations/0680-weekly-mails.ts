import type { Migration } from 'kysely/migration';

/** The accounts that have chosen the weekly mail. */
export const weeklyMails: Migration = {
  async up(db) {
    await db.schema
      .createTable('weekly_mails')
      .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.account_id'))
      .addColumn('told_until', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('weekly_mails_due').on('weekly_mails').column('due_at').execute();
  },
};
