import type { FollowUp, Proposal, ProposalSummary, ProposalTally } from '../contract/validators.ts';
import { ENDORSEMENTS_NEEDED, stateAt, timesOf, winnersOf } from './rules.ts';
import type { FollowUpRow, ProposalRow } from './tables.ts';

const timestamp = (at: number): string => new Date(at).toISOString();

export const optionsOf = (row: Pick<ProposalRow, 'options'>): string[] => JSON.parse(row.options) as string[];

interface ShownWith {
  now: number;
  authorName: string;
  endorsements: number;
  comments: number;
  /** What the operators said last. */
  followUp: FollowUpRow | undefined;
}

/** A proposal in a list. One whose ballots wait to be counted is shown as in its vote. */
export function showSummary(
  row: ProposalRow,
  { authorName, comments, endorsements, followUp, now }: ShownWith,
): ProposalSummary {
  const state = stateAt(row, now);
  const times = row.opened_at === null ? undefined : timesOf(row.opened_at);
  return {
    proposalId: row.proposal_id,
    title: row.title,
    state: state === 'counting' ? 'vote' : state,
    method: row.method,
    authorName,
    createdAt: timestamp(row.created_at),
    discussionFrom: row.opened_at === null ? null : timestamp(row.opened_at),
    voteFrom: times === undefined ? null : timestamp(times.voteFrom),
    voteUntil: times === undefined ? null : timestamp(times.voteUntil),
    endorsements,
    endorsementsNeeded: ENDORSEMENTS_NEEDED,
    turnout: row.turnout,
    quorum: row.quorum,
    rollSize: row.roll_size,
    commentCount: comments,
    followUp: followUp === undefined ? null : showFollowUp(followUp),
  };
}

export function tallyOf(row: ProposalRow): ProposalTally | null {
  if (row.outcome === null || row.counts === null || row.abstained === null || row.tally_entry === null) return null;
  const counts = JSON.parse(row.counts) as number[];
  return {
    outcome: row.outcome,
    winners: winnersOf(row.outcome, counts),
    counts,
    abstained: row.abstained,
    signed: row.signed ?? 0,
    entryNumber: row.tally_entry,
  };
}

function showFollowUp({ created_at: at, entry_number: entryNumber, reason, state }: FollowUpRow): FollowUp {
  return { state, reason, at: timestamp(at), entryNumber };
}

/** `followUps` are the newest first. */
export function showProposal(
  row: ProposalRow,
  {
    followUps,
    own,
    ...shown
  }: Omit<ShownWith, 'followUp'> & { own: Proposal['own']; followUps: readonly FollowUpRow[] },
): Proposal {
  return {
    ...showSummary(row, { ...shown, followUp: followUps[0] }),
    text: row.body,
    options: optionsOf(row),
    textHash: row.text_hash,
    tally: tallyOf(row),
    followUps: followUps.map(showFollowUp),
    own,
  };
}
