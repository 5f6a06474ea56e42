import type { RoundSpanValue } from './round-span';

/** Where a play is: its round, from 1, and whether the story has ended with it. */
export interface RoundPlace {
  readonly round: number;
  readonly hasEnded: boolean;
}

/** What is known of the length of a play at one of its rounds: exactly where it has ended, and never less than it has. */
export function spanAt({ round, hasEnded }: RoundPlace, { rounds, fewestRounds }: RoundSpanValue): RoundSpanValue {
  if (hasEnded) return { rounds: round, fewestRounds: round };
  if (rounds === null || round >= rounds) return { rounds: null, fewestRounds: null };
  return { rounds, fewestRounds: fewestRounds && Math.max(fewestRounds, round + 1) };
}
