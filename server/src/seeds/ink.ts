import { readFileSync } from 'node:fs';
import { inkFacts } from './ink-facts.ts';

/** Stories in ink are playable without a model. */
export type InkStoryId = keyof typeof inkFacts;

export function isInkStory(storyId: string): storyId is InkStoryId {
  return Object.hasOwn(inkFacts, storyId);
}

export function readInk(storyId: InkStoryId): string {
  return readFileSync(new URL(`./ink/${storyId}.ink`, import.meta.url), 'utf8');
}

/** Undefined for other stories. */
export function findInk(storyId: string): string | undefined {
  return isInkStory(storyId) ? readInk(storyId) : undefined;
}
