import { existsSync, readFileSync } from 'node:fs';
import { inkFacts } from './ink-facts.ts';
import { SEED_LOCALES, type SeedLocale } from './types.ts';

/** Stories in ink are playable without a model. */
export type InkStoryId = keyof typeof inkFacts;

/** The language that the stories in `./ink` itself are written in; translations are in folders named by their locale. */
export const INK_LANGUAGE = 'en-US';

export function isInkStory(storyId: string): storyId is InkStoryId {
  return Object.hasOwn(inkFacts, storyId);
}

export function readInk(storyId: InkStoryId): string {
  return readFileSync(inkUrl(storyId, INK_LANGUAGE), 'utf8');
}

/** Undefined for other stories. */
function findInk(storyId: string): string | undefined {
  return isInkStory(storyId) ? readInk(storyId) : undefined;
}

/** The languages that a story in ink is translated into, in the contract's order, by the files that are there. */
export function inkTranslations(storyId: string): SeedLocale[] {
  if (!isInkStory(storyId)) return [];
  return SEED_LOCALES.filter((locale) => locale !== INK_LANGUAGE && existsSync(inkUrl(storyId, locale)));
}

/** The translation of a story in ink; undefined where there is none, and for the language that it is written in. */
export function findTranslatedInk(storyId: string, locale: SeedLocale): string | undefined {
  if (!inkTranslations(storyId).includes(locale)) return undefined;
  return readFileSync(inkUrl(storyId, locale), 'utf8');
}

/** The stories of the house. */
export const houseInk = { findInk, findTranslatedInk };

function inkUrl(storyId: string, locale: SeedLocale): URL {
  const folder = locale === INK_LANGUAGE ? '' : `${locale}/`;
  return new URL(`./ink/${folder}${storyId}.ink`, import.meta.url);
}
