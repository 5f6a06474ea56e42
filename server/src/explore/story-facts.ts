import { z } from 'zod';
import type { Locale, StoryKind } from '../contract/validators.ts';
import type { Queries } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { readCharacterFacts, type CharacterFacts } from './character-facts.ts';
import { findStoryFacts } from './facts-store.ts';
import { findCastIds } from './story-store.ts';

const Roles = z.array(z.object({ roleId: z.string(), label: z.string(), note: z.string() }));

export interface StoryFacts {
  title: string;
  synopsis: string;
  opening: string;
  language: Locale;
  mature: boolean;
  kind: StoryKind;
  rounds: number | null;
  chapters: number | null;
  roles: z.infer<typeof Roles>;
  /** The leading part first. */
  cast: (CharacterFacts & { characterId: string })[];
}

/**
 * All that an engine needs to tell a story, in the language in which the story is written. None of it may leave the
 * server as it is: what only engines may know of the cast is in it.
 *
 * @throws {AppError} NOT_FOUND for an unknown id.
 */
export async function readStoryFacts(db: Queries, storyId: string): Promise<StoryFacts> {
  const row = await findStoryFacts(db, storyId);
  if (row === undefined) throw new AppError('NOT_FOUND', 'There is no such story');
  const cast = [];
  for (const characterId of await findCastIds(db, storyId)) {
    cast.push({ characterId, ...(await readCharacterFacts(db, characterId)) });
  }
  return { ...row, cast, mature: row.mature === 1, roles: Roles.parse(JSON.parse(row.roles)) };
}
