import type { Migration } from 'kysely/migration';

/** What lets people create an account where registration is not open. */
export const accountInvitations: Migration = {
  async up(db) {
    await db.schema
      .createTable('account_invitations')
      .addColumn('invitation_id', 'text', (column) => column.primaryKey())
      .addColumn('code_hash', 'text', (column) => column.notNull().unique())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('uses', 'integer', (column) => column.notNull())
      .addColumn('used', 'integer', (column) => column.notNull())
      .addColumn('until_at', 'bigint', (column) => column.notNull())
      .addColumn('withdrawn_at', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('account_invitations_by_time')
      .on('account_invitations')
      .columns(['created_at', 'invitation_id'])
      .execute();
  },
};
