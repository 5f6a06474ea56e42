import type { Migration } from 'kysely/migration';

export const devicesAndAccounts: Migration = {
  async up(db) {
    await db.schema
      .createTable('devices')
      .addColumn('device_id', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('accounts')
      .addColumn('account_id', 'text', (column) => column.primaryKey())
      .addColumn('user_name', 'text', (column) => column.notNull())
      .addColumn('motto', 'text', (column) => column.notNull())
      .addColumn('avatar_url', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('sessions')
      .addColumn('session_id', 'text', (column) => column.primaryKey())
      .addColumn('credential_hash', 'text', (column) => column.notNull().unique())
      .addColumn('device_id', 'text', (column) => column.notNull().references('devices.device_id'))
      .addColumn('account_id', 'text', (column) => column.references('accounts.account_id'))
      .addColumn('adult_confirmed', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('last_used_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .execute();
    await db.schema.createIndex('sessions_by_device').on('sessions').column('device_id').execute();
    await db.schema.createIndex('sessions_by_account').on('sessions').column('account_id').execute();
    await db.schema.createIndex('sessions_by_last_use').on('sessions').column('last_used_at').execute();
  },
};
