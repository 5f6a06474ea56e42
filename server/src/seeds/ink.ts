import { readFileSync } from 'node:fs';
import { inkFacts } from './ink-facts.ts';

/** The stories that are written in ink, and so can be played with no model in the house. */
export type InkStoryId = keyof typeof inkFacts;

/** Whether a story is written in ink. */
export function isInkStory(storyId: string): storyId is InkStoryId {
  return Object.hasOwn(inkFacts, storyId);
}

/** The source of a story. */
export function readInk(storyId: InkStoryId): string {
  return readFileSync(new URL(`./ink/${storyId}.ink`, import.meta.url), 'utf8');
}

/** The source of a story by its id; undefined for one that is not written in ink. */
export function findInk(storyId: string): string | undefined {
  return isInkStory(storyId) ? readInk(storyId) : undefined;
}
