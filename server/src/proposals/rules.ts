import type { ProposalMethod, ProposalState, ProposalTally, StandingNeeds } from '../contract/validators.ts';
import { sha256 } from '../lib/hash.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import type { ProposalRow } from './tables.ts';

export const DISCUSSION_MS = 3 * DAY_MS;
export const VOTE_MS = 5 * DAY_MS;
/** With so many an idea is opened to discussion. */
export const ENDORSEMENTS_NEEDED = 20;
const NEEDS = { voteDays: 30, activeDays: 7, settledPoints: 100, proposeDays: 90 } as const;

/** What an account has to show to vote and to propose: its age alone where there are no points to use. */
export function needsOf({ usesPoints }: { usesPoints: boolean }): StandingNeeds {
  return usesPoints ? NEEDS : { ...NEEDS, activeDays: 0, settledPoints: 0 };
}

const QUORUM_LEAST = 20;
const QUORUM_SHARE = 0.05;

/** How many of a roll have to vote for a decision. */
export const quorumOf = (rollSize: number): number => Math.max(QUORUM_LEAST, Math.ceil(rollSize * QUORUM_SHARE));

/** When a discussion that began at a time ends in a vote, and when that ends; epoch ms. */
export function timesOf(openedAt: number): { voteFrom: number; voteUntil: number } {
  return { voteFrom: openedAt + DISCUSSION_MS, voteUntil: openedAt + DISCUSSION_MS + VOTE_MS };
}

/** Where a proposal is at a time. After its vote it is `counting` until the ballots are counted. */
export function stateAt(
  row: Pick<ProposalRow, 'opened_at' | 'outcome' | 'withdrawn_at'>,
  now: number,
): ProposalState | 'counting' {
  if (row.withdrawn_at !== null) return 'withdrawn';
  if (row.opened_at === null) return 'idea';
  if (row.outcome !== null) return row.outcome;
  const { voteFrom, voteUntil } = timesOf(row.opened_at);
  if (now < voteFrom) return 'discussion';
  return now < voteUntil ? 'vote' : 'counting';
}

export interface ProposedText {
  title: string;
  text: string;
  method: ProposalMethod;
  options: readonly string[];
}

/** SHA-256 of what is voted on, as JSON with its fields in this order and no spaces. */
export function hashText({ method, options, text, title }: ProposedText): string {
  return sha256(JSON.stringify({ title, text, method, options }));
}

/** SHA-256 of the tags of a roll in ascending order, a line each. */
export function hashRoll(voters: readonly string[]): string {
  return sha256(
    voters
      .toSorted()
      .map((voter) => `${voter}\n`)
      .join(''),
  );
}

/** Whether a ballot may choose these places: in ascending order, of options that there are, and at most one of a single choice. */
export function areChoices(choices: readonly number[], of: { method: ProposalMethod; options: number }): boolean {
  const ascending = choices.every(
    (place, index) => place < of.options && (index === 0 || place > (choices[index - 1] ?? 0)),
  );
  return ascending && (of.method === 'approval' || choices.length <= 1);
}

/** Counts the ballots that are valid, one of each voter. */
export function count(
  ballots: readonly (readonly number[])[],
  { options, quorum }: { options: number; quorum: number },
): Omit<ProposalTally, 'entryNumber' | 'signed'> {
  const counts = Array.from({ length: options }, (_, place) => ballots.filter((one) => one.includes(place)).length);
  const abstained = ballots.filter((one) => one.length === 0).length;
  const outcome = ballots.length >= quorum ? 'decided' : 'rejected';
  return { outcome, counts, abstained, winners: winnersOf(outcome, counts) };
}

/** The options with most ballots, several where they are equal; none without a decision. */
export function winnersOf(outcome: ProposalTally['outcome'], counts: readonly number[]): number[] {
  const most = Math.max(...counts);
  if (outcome === 'rejected' || most === 0) return [];
  return counts.flatMap((votes, place) => (votes === most ? [place] : []));
}
