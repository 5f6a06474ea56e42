import { readTag } from '@fabula/ink/tags';
import { rolesOf } from '../stories/roles/roles.ts';
import { findTranslatedInk, readInk, type InkStoryId } from './ink.ts';
import type { SeedLocale, SeedRole } from './types.ts';

/** By the tags at the top of its source. */
export function inkRoles(storyId: InkStoryId): SeedRole[] {
  return rolesIn(readInk(storyId));
}

/** Whom a reader can be, in the words of a translation; undefined for a story that is not translated. */
export function translatedRoles(storyId: string, locale: SeedLocale): SeedRole[] | undefined {
  const source = findTranslatedInk(storyId, locale);
  return source === undefined ? undefined : rolesIn(source);
}

function rolesIn(source: string): SeedRole[] {
  const tags = source
    .split('\n')
    .filter((line) => line.startsWith('# '))
    .map((line) => readTag(line.slice(2)));
  return rolesOf(tags);
}
