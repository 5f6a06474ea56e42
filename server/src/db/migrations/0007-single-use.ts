import type { Migration } from 'kysely/migration';

export const singleUse: Migration = {
  async up(db) {
    await db.schema
      .createTable('single_use')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('key_hash', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('single_use_key', ['kind', 'key_hash'])
      .execute();
  },
};
