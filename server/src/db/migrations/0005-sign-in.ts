import type { Migration } from 'kysely/migration';

export const signIn: Migration = {
  async up(db) {
    // No reference to `accounts`: of two sign-ins at once the identity is taken first, then its account made.
    await db.schema
      .createTable('identities')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('identities_key', ['kind', 'subject'])
      .execute();
    await db.schema.createIndex('identities_by_account').on('identities').column('account_id').execute();
    await db.schema
      .createTable('verification_codes')
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('device_id', 'text', (column) => column.notNull())
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('verification_codes_key', ['channel', 'subject', 'device_id'])
      .execute();
    await db.schema
      .createTable('quotas')
      .addColumn('bucket', 'text', (column) => column.primaryKey())
      .addColumn('used', 'integer', (column) => column.notNull())
      .addColumn('resets_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
