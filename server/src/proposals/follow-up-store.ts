import type { Queries, Trx } from '../db/database.ts';
import type { FollowUpRow } from './tables.ts';

export async function insertFollowUp(trx: Trx, row: FollowUpRow): Promise<void> {
  await trx.insertInto('proposal_follow_ups').values(row).execute();
}

/** Of a proposal, the newest first. */
export async function findFollowUps(db: Queries, proposalId: string): Promise<FollowUpRow[]> {
  return db
    .selectFrom('proposal_follow_ups')
    .selectAll()
    .where('proposal_id', '=', proposalId)
    .orderBy('entry_number', 'desc')
    .execute();
}

/** The newest of each proposal, by its id; none for those without. */
export async function findNewestFollowUps(
  db: Queries,
  proposalIds: readonly string[],
): Promise<Map<string, FollowUpRow>> {
  if (proposalIds.length === 0) return new Map();
  const newest = db
    .selectFrom('proposal_follow_ups')
    .select((column) => column.fn.max('entry_number').as('entry_number'))
    .where('proposal_id', 'in', proposalIds)
    .groupBy('proposal_id');
  const rows = await db.selectFrom('proposal_follow_ups').selectAll().where('entry_number', 'in', newest).execute();
  return new Map(rows.map((row) => [row.proposal_id, row]));
}
