import type { Migration } from 'kysely/migration';

/** What people propose, who may vote on it, and their ballots. */
export const proposals: Migration = {
  async up(db) {
    await db.schema
      .createTable('proposals')
      .addColumn('proposal_id', 'text', (column) => column.primaryKey())
      .addColumn('author_id', 'text')
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('method', 'text', (column) => column.notNull())
      .addColumn('options', 'text', (column) => column.notNull())
      .addColumn('text_hash', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('withdrawn_at', 'bigint')
      .addColumn('opened_at', 'bigint')
      .addColumn('opened_entry', 'bigint')
      .addColumn('quorum', 'bigint')
      .addColumn('roll_size', 'bigint')
      .addColumn('turnout', 'bigint', (column) => column.notNull())
      .addColumn('outcome', 'text')
      .addColumn('counts', 'text')
      .addColumn('abstained', 'bigint')
      .addColumn('tally_entry', 'bigint')
      .execute();
    await db.schema.createIndex('proposals_by_time').on('proposals').columns(['created_at', 'proposal_id']).execute();
    await db.schema.createIndex('proposals_by_author').on('proposals').column('author_id').execute();
    await db.schema.createIndex('proposals_by_opening').on('proposals').columns(['outcome', 'opened_at']).execute();
    await db.schema
      .createTable('proposal_endorsements')
      .addColumn('proposal_id', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('proposal_endorsements_key', ['proposal_id', 'account_id'])
      .execute();
    await db.schema
      .createIndex('proposal_endorsements_by_account')
      .on('proposal_endorsements')
      .column('account_id')
      .execute();
    await db.schema
      .createTable('proposal_roll')
      .addColumn('proposal_id', 'text', (column) => column.notNull())
      .addColumn('voter', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('proposal_roll_key', ['proposal_id', 'voter'])
      .execute();
    await db.schema
      .createTable('proposal_voters')
      .addColumn('proposal_id', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('voter', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('proposal_voters_key', ['proposal_id', 'account_id'])
      .execute();
    await db.schema.createIndex('proposal_voters_by_account').on('proposal_voters').column('account_id').execute();
    await db.schema
      .createTable('proposal_ballots')
      .addColumn('entry_number', 'bigint', (column) => column.primaryKey())
      .addColumn('proposal_id', 'text', (column) => column.notNull())
      .addColumn('voter', 'text', (column) => column.notNull())
      .addColumn('choices', 'text', (column) => column.notNull())
      .addColumn('ballot', 'text', (column) => column.notNull())
      .addColumn('ballot_hash', 'text', (column) => column.notNull())
      .addColumn('cast_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('proposal_ballots_by_voter')
      .on('proposal_ballots')
      .columns(['proposal_id', 'voter', 'entry_number'])
      .execute();
    await db.schema.createIndex('proposal_ballots_of_voter').on('proposal_ballots').column('voter').execute();
  },
};
