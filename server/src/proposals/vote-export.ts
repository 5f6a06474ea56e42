import type { Database } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { PublicLog } from '../public-log/public-log.ts';
import { findBallots } from './ballot-store.ts';
import { findProposal } from './proposal-store.ts';
import { findRoll } from './roll-store.ts';
import { timesOf } from './rules.ts';
import { optionsOf, tallyOf } from './show-proposal.ts';

/**
 * A counted vote as JSON lines: the text, the tags of the roll, the ballots with what wallets signed of them, the tally, and the
 * checkpoint to which each of them leads.
 *
 * @throws {AppError} NOT_FOUND; CONFLICT before the ballots are counted.
 */
export async function exportVote(
  { database: { db }, publicLog }: { database: Database; publicLog: PublicLog },
  proposalId: string,
): Promise<string> {
  const row = await findProposal(db, proposalId);
  if (row === undefined || row.withheld_at !== null) throw new AppError('NOT_FOUND', 'There is no such proposal');
  const tally = tallyOf(row);
  if (tally === null || row.opened_entry === null || row.opened_at === null) {
    throw new AppError('CONFLICT', 'The ballots are not counted yet');
  }
  const [roll, ballots] = [await findRoll(db, proposalId), await findBallots(db, proposalId)];
  const numbers = [row.opened_entry, ...ballots.map((one) => one.entry_number), tally.entryNumber];
  const { checkpoint, proofs } = await publicLog.proveAll(numbers);
  const { voteFrom, voteUntil } = timesOf(row.opened_at);
  const proposal = {
    proposalId,
    title: row.title,
    text: row.body,
    method: row.method,
    options: optionsOf(row),
    textHash: row.text_hash,
    voteFrom: new Date(voteFrom).toISOString(),
    voteUntil: new Date(voteUntil).toISOString(),
    quorum: row.quorum,
  };
  const lines: object[] = [
    { proposal, entry: proofs.get(row.opened_entry) },
    ...roll.map((voter) => ({ voter })),
    ...ballots.map(({ ballot, entry_number: number, message }) => ({
      ballot,
      ...(message === null ? {} : { message }),
      entry: proofs.get(number),
    })),
    {
      tally: { outcome: tally.outcome, counts: tally.counts, abstained: tally.abstained, turnout: row.turnout },
      entry: proofs.get(tally.entryNumber),
    },
    { checkpoint },
  ];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}
