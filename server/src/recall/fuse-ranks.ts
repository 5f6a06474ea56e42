/** Cormack, Clarke and Büttcher, Reciprocal Rank Fusion (SIGIR 2009). */
const K = 60;

/** Joins rankings of the same things, best first: each adds 1 / (60 + rank). Of equal ones the larger number first. */
export function fuseRanks(rankings: readonly (readonly number[])[]): number[] {
  const scores = new Map<number, number>();
  for (const ranking of rankings) {
    for (const [at, thing] of ranking.entries()) scores.set(thing, (scores.get(thing) ?? 0) + 1 / (K + at + 1));
  }
  return [...scores].toSorted(([a, left], [b, right]) => right - left || b - a).map(([thing]) => thing);
}
