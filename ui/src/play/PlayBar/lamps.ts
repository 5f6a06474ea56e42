/** More lanterns than these do not fit a phone: each stands for several rounds then. */
const mostLamps = 12;

/** How many lanterns hang over a story; none where its length is not fixed. */
export const lampCount = (rounds: number | null): number => Math.min(rounds ?? 0, mostLamps);

/** How many of them are lit in a round, from 1, with which the story does not end: the first always, the last never. */
export function litLamps(round: number, rounds: number | null): number {
  const count = lampCount(rounds);
  if (rounds === null || count === 1) return count;
  return Math.min(Math.max(1, Math.floor((round * count) / rounds)), count - 1);
}
