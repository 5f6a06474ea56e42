import type { Migration } from 'kysely/migration';

/** The wallets that signed ballots. */
export const signedBallots: Migration = {
  async up(db) {
    for (const column of ['wallet_type', 'address', 'signature', 'message']) {
      await db.schema.alterTable('proposal_ballots').addColumn(column, 'text').execute();
    }
    await db.schema.alterTable('proposals').addColumn('signed', 'bigint').execute();
    await db.schema
      .createIndex('proposal_ballots_by_address')
      .on('proposal_ballots')
      .columns(['proposal_id', 'address'])
      .execute();
  },
};
