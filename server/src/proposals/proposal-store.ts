import { sql } from 'kysely';
import type { ProposalState } from '../contract/validators.ts';
import type { Queries, Trx } from '../db/database.ts';
import { cutPage, onePage } from '../lists/keyset.ts';
import { DISCUSSION_MS, VOTE_MS } from './rules.ts';
import type { ProposalRow } from './tables.ts';

/** In the place of words that are erased. */
const ERASED = '…';

export async function insertProposal(trx: Trx, row: ProposalRow): Promise<void> {
  await trx.insertInto('proposals').values(row).execute();
}

export async function findProposal(db: Queries, proposalId: string): Promise<ProposalRow | undefined> {
  return db.selectFrom('proposals').selectAll().where('proposal_id', '=', proposalId).executeTakeFirst();
}

/** Titles by id, of those that are not hidden. */
export async function findTitles(db: Queries, proposalIds: readonly string[]): Promise<Map<string, string>> {
  if (proposalIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('proposals')
    .select(['proposal_id', 'title'])
    .where('proposal_id', 'in', proposalIds)
    .where('withheld_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.proposal_id, row.title]));
}

/** The row, held for this transaction: acts on one proposal come one after another. */
export async function lockProposal(trx: Trx, proposalId: string): Promise<ProposalRow | undefined> {
  return trx
    .updateTable('proposals')
    .set((column) => ({ turnout: column.ref('turnout') }))
    .where('proposal_id', '=', proposalId)
    .returningAll()
    .executeTakeFirst();
}

export async function updateProposal(trx: Trx, proposalId: string, values: Partial<ProposalRow>): Promise<void> {
  await trx.updateTable('proposals').set(values).where('proposal_id', '=', proposalId).execute();
}

/** A page of those that are not hidden, the newest first. Throws VALIDATION_FAILED for another list's cursor. */
export async function listProposals(
  db: Queries,
  { now, state }: { state: ProposalState | undefined; now: number },
  page: { cursor: string | undefined; limit: number },
): Promise<{ items: ProposalRow[]; nextCursor: string | null }> {
  let query = db.selectFrom('proposals').selectAll().where('withheld_at', 'is', null);
  if (state !== undefined) query = query.where(isInState(state, now));
  const list = { list: 'proposals', state };
  const order = [
    { column: 'created_at', direction: 'desc', type: 'number' },
    { column: 'proposal_id', direction: 'desc', type: 'string' },
  ] as const;
  const rows = await onePage(query, { ...page, list, order }).execute();
  return cutPage(rows, page.limit, list, (row) => [row.created_at, row.proposal_id]);
}

function isInState(state: ProposalState, now: number) {
  switch (state) {
    case 'withdrawn':
      return sql<boolean>`withdrawn_at is not null`;
    case 'idea':
      return sql<boolean>`withdrawn_at is null and opened_at is null`;
    case 'discussion':
      return sql<boolean>`withdrawn_at is null and opened_at > ${now - DISCUSSION_MS}`;
    case 'vote':
      return sql<boolean>`withdrawn_at is null and opened_at <= ${now - DISCUSSION_MS}
        and opened_at > ${now - DISCUSSION_MS - VOTE_MS}`;
    case 'decided':
    case 'rejected':
      return sql<boolean>`outcome = ${state}`;
  }
}

/** Proposals whose vote has ended and whose ballots are not counted, at most `limit`. */
export async function findUncounted(db: Queries, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('proposals')
    .select('proposal_id')
    .where('outcome', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('opened_at', '<=', now - DISCUSSION_MS - VOTE_MS)
    .limit(limit)
    .execute();
  return rows.map((row) => row.proposal_id);
}

/** The idea of an account that is still one. */
export async function findOpenIdea(db: Queries, accountId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('proposals')
    .select('proposal_id')
    .where('author_id', '=', accountId)
    .where('opened_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row?.proposal_id;
}

/** Withdraws the ideas of an account that is deleted, and takes its name from the rest. Returns the ids of those ideas. */
export async function forgetAuthor(trx: Trx, accountId: string, now: number): Promise<string[]> {
  const ideas = await trx
    .updateTable('proposals')
    .set({
      withdrawn_at: now,
      title: ERASED,
      body: ERASED,
      options: JSON.stringify([ERASED, ERASED]),
      text_hash: '0'.repeat(64),
    })
    .where('author_id', '=', accountId)
    .where('opened_at', 'is', null)
    .returning('proposal_id')
    .execute();
  await trx.updateTable('proposals').set({ author_id: null }).where('author_id', '=', accountId).execute();
  return ideas.map((idea) => idea.proposal_id);
}

/** Hides a proposal at epoch ms, or shows it again (null). False when unchanged. */
export async function setProposalWithheld(trx: Trx, proposalId: string, at: number | null): Promise<boolean> {
  const changed = await trx
    .updateTable('proposals')
    .set({ withheld_at: at })
    .where('proposal_id', '=', proposalId)
    .where('withheld_at', at === null ? 'is not' : 'is', null)
    .returning('proposal_id')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function insertEndorsement(trx: Trx, proposalId: string, accountId: string, now: number): Promise<void> {
  await trx
    .insertInto('proposal_endorsements')
    .values({ proposal_id: proposalId, account_id: accountId, created_at: now })
    .onConflict((conflict) => conflict.columns(['proposal_id', 'account_id']).doNothing())
    .execute();
}

export async function deleteEndorsement(trx: Trx, proposalId: string, accountId: string): Promise<void> {
  await trx
    .deleteFrom('proposal_endorsements')
    .where('proposal_id', '=', proposalId)
    .where('account_id', '=', accountId)
    .execute();
}

export async function hasEndorsed(db: Queries, proposalId: string, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('proposal_endorsements')
    .select('created_at')
    .where('proposal_id', '=', proposalId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Endorsements by proposal; none for those without. */
export async function countEndorsements(db: Queries, proposalIds: readonly string[]): Promise<Map<string, number>> {
  if (proposalIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('proposal_endorsements')
    .select(({ fn }) => ['proposal_id', fn.countAll<number>().as('count')])
    .where('proposal_id', 'in', proposalIds)
    .groupBy('proposal_id')
    .execute();
  return new Map(rows.map((row) => [row.proposal_id, row.count]));
}
