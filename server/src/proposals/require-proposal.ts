import type { Queries } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { findProposal } from './proposal-store.ts';
import type { ProposalRow } from './tables.ts';

/** The row, where an account or a guest may see it: a hidden proposal is shown to its author alone. Throws NOT_FOUND. */
export function requireShown(accountId: string | undefined, row: ProposalRow | undefined): ProposalRow {
  if (row === undefined || (row.withheld_at !== null && row.author_id !== accountId)) {
    throw new AppError('NOT_FOUND', 'There is no such proposal');
  }
  return row;
}

/** See `requireShown`. */
export async function requireProposal(
  db: Queries,
  accountId: string | undefined,
  proposalId: string,
): Promise<ProposalRow> {
  return requireShown(accountId, await findProposal(db, proposalId));
}
