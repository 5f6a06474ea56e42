import type { Migration } from 'kysely/migration';

/** What becomes of decisions. */
export const followUps: Migration = {
  async up(db) {
    await db.schema
      .createTable('proposal_follow_ups')
      .addColumn('entry_number', 'bigint', (column) => column.primaryKey())
      .addColumn('proposal_id', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('proposal_follow_ups_by_proposal')
      .on('proposal_follow_ups')
      .columns(['proposal_id', 'entry_number'])
      .execute();
  },
};
