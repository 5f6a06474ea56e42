import type { StoryCard } from '@fabula/sdk';

/** The `count` stories most similar to one, nearest first, ties in the given order. */
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
