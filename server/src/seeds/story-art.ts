import type { StoryArt } from '../media/art/types.ts';
import { stories } from './stories.ts';

/** What the cover of a story of the house is drawn from; undefined for any other story. */
export function findArt(storyId: string): StoryArt | undefined {
  return stories.find((story) => story.storyId === storyId)?.art;
}
