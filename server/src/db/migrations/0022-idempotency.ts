import type { Migration } from 'kysely/migration';

export const idempotency: Migration = {
  async up(db) {
    await db.schema
      .createTable('idempotency_keys')
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('operation', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('input_hash', 'text', (column) => column.notNull())
      .addColumn('result', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('idempotency_keys_key', ['owner_id', 'operation', 'key'])
      .execute();
    await db.schema.createIndex('idempotency_keys_by_age').on('idempotency_keys').column('created_at').execute();
  },
};
