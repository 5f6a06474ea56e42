import type { FollowUpForm } from '../contract/validators.ts';
import type { Trx } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { Clock } from '../lib/clock.ts';
import type { PublicLog } from '../public-log/public-log.ts';
import { findFollowUps, insertFollowUp } from './follow-up-store.ts';
import { lockProposal } from './proposal-store.ts';
import { tallyOf } from './show-proposal.ts';

/** As many as the contract lets a proposal have. */
const MOST = 50;

/**
 * Records what becomes of a decision, in the public log too; joins the transaction of the act.
 *
 * @returns The author, to be notified; null once that account is deleted.
 * @throws {AppError} NOT_FOUND; CONFLICT for a proposal without a decision, and for too many.
 */
export async function recordFollowUp(
  trx: Trx,
  { clock, publicLog }: { clock: Clock; publicLog: PublicLog },
  { proposalId, reason, state }: FollowUpForm & { proposalId: string },
): Promise<string | null> {
  const row = await lockProposal(trx, proposalId);
  if (row === undefined || row.withheld_at !== null) throw new AppError('NOT_FOUND', 'There is no such proposal');
  if ((tallyOf(row)?.winners ?? []).length === 0)
    throw new AppError('CONFLICT', 'Nothing was decided on this proposal');
  if ((await findFollowUps(trx, proposalId)).length >= MOST) {
    throw new AppError('CONFLICT', `At most ${MOST} times for one proposal`);
  }
  const now = clock.now();
  const entry = await publicLog.append(trx, { kind: 'follow-up', proposalId, title: row.title, state, reason });
  await insertFollowUp(trx, { entry_number: entry, proposal_id: proposalId, state, reason, created_at: now });
  return row.author_id;
}
