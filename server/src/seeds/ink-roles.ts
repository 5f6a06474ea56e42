import { readTag } from '@fabula/ink/tags';
import { rolesOf } from '../stories/roles/roles.ts';
import { readInk, type InkStoryId } from './ink.ts';
import type { SeedRole } from './types.ts';

/** By the tags at the top of its source. */
export function inkRoles(storyId: InkStoryId): SeedRole[] {
  return rolesIn(readInk(storyId));
}

/** @param source Ink: the words are in its language. */
export function rolesIn(source: string): SeedRole[] {
  const tags = source
    .split('\n')
    .filter((line) => line.startsWith('# '))
    .map((line) => readTag(line.slice(2)));
  return rolesOf(tags);
}
