import type { Queries, Trx } from '../db/database.ts';
import type { BallotRow } from './tables.ts';

export async function insertBallot(trx: Trx, row: BallotRow): Promise<void> {
  await trx.insertInto('proposal_ballots').values(row).execute();
}

/** The ballots of a voter, the newest first. */
export async function findBallotsOf(db: Queries, proposalId: string, voter: string): Promise<BallotRow[]> {
  return db
    .selectFrom('proposal_ballots')
    .selectAll()
    .where('proposal_id', '=', proposalId)
    .where('voter', '=', voter)
    .orderBy('entry_number', 'desc')
    .execute();
}

/** Whether a wallet signed for another voter. */
export async function hasSignedForAnother(
  db: Queries,
  { address, proposalId, voter }: { proposalId: string; address: string; voter: string },
): Promise<boolean> {
  const other = await db
    .selectFrom('proposal_ballots')
    .select('entry_number')
    .where('proposal_id', '=', proposalId)
    .where('address', '=', address)
    .where('voter', '<>', voter)
    .executeTakeFirst();
  return other !== undefined;
}

/** Every ballot, replaced ones too, in the order in which they were cast. */
export async function findBallots(db: Queries, proposalId: string): Promise<BallotRow[]> {
  return db
    .selectFrom('proposal_ballots')
    .selectAll()
    .where('proposal_id', '=', proposalId)
    .orderBy('entry_number')
    .execute();
}
