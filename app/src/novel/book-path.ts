import type { StoryRoundCard, StorySession } from '@fabula/sdk';

/**
 * The rounds of a play's book: its whole path where the round of the address lies on it, else the path to that round.
 */
export function bookPath(
  { pathIds }: Pick<StorySession, 'pathIds'>,
  cards: readonly Pick<StoryRoundCard, 'roundId' | 'parentId'>[],
  shownId: string,
): readonly string[] {
  if (pathIds.includes(shownId)) return pathIds;
  const parentOf = new Map(cards.map(({ roundId, parentId }) => [roundId, parentId]));
  const path = [shownId];
  for (let id = parentOf.get(shownId); id !== undefined && id !== null && !path.includes(id); id = parentOf.get(id)) {
    path.unshift(id);
  }
  return path;
}
