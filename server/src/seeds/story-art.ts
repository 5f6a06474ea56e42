import type { StoryArt } from '../media/art/types.ts';
import { stories } from './stories.ts';

/** Undefined for other stories. */
export function findArt(storyId: string): StoryArt | undefined {
  return stories.find((story) => story.storyId === storyId)?.art;
}
