import type { Migration } from 'kysely/migration';

export const securityEvents: Migration = {
  async up(db) {
    await db.schema
      .createTable('security_events')
      .addColumn('event_id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('client', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('security_events_by_account')
      .on('security_events')
      .columns(['account_id', 'created_at'])
      .execute();
    await db.schema.createIndex('security_events_by_age').on('security_events').column('created_at').execute();
  },
};
