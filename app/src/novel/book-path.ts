import type { StoryRoundCard, StorySession } from '@fabula/sdk';

/**
 * The rounds that the book of a play is made of, from the first: all of the way that the play has gone where the round of
 * the address lies on it; else the way to that round.
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
