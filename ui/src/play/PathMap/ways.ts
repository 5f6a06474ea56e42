import type { PathRoundValue, PathValue } from '../model';

export interface StepValue {
  readonly round: PathRoundValue;
  readonly forks: readonly WayValue[];
}

export type WayValue = readonly StepValue[];

/** The path of a play as a way, with every other way where it leaves: of those, the newest is followed. */
export function waysOf({ rounds, pathIds }: PathValue): WayValue {
  const children = new Map<string, PathRoundValue[]>();
  for (const round of rounds) {
    if (round.parentId === null) continue;
    const siblings = children.get(round.parentId);
    if (siblings === undefined) children.set(round.parentId, [round]);
    else siblings.push(round);
  }
  const childrenOf = (roundId: string) => children.get(roundId) ?? [];
  const follow = (first: PathRoundValue): WayValue => {
    const way: StepValue[] = [];
    let round: PathRoundValue | undefined = first;
    while (round !== undefined) {
      const next = childrenOf(round.roundId);
      const goesOn: PathRoundValue | undefined = next.at(-1);
      way.push({ round, forks: next.slice(0, -1).map(follow) });
      round = goesOn;
    }
    return way;
  };
  const byId = new Map(rounds.map((round) => [round.roundId, round]));
  const onPath = new Set(pathIds);
  return pathIds.flatMap((roundId) => {
    const round = byId.get(roundId);
    if (round === undefined) return [];
    return [
      {
        round,
        forks: childrenOf(roundId)
          .filter((child) => !onPath.has(child.roundId))
          .map(follow),
      },
    ];
  });
}
