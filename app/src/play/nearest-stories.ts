import type { StoryCard } from '@fabula/sdk';

/**
 * The stories that have most in common with one, the nearest first and among equals in the order given.
 *
 * @param count how many at most
 */
export function nearestStories(
  stories: readonly StoryCard[],
  { storyId, tags }: Pick<StoryCard, 'storyId' | 'tags'>,
  count: number,
): StoryCard[] {
  const nearness = (other: StoryCard) => other.tags.filter((tag) => tags.includes(tag)).length;
  return stories
    .filter((other) => other.storyId !== storyId)
    .toSorted((one, other) => nearness(other) - nearness(one))
    .slice(0, count);
}
