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
  /** The lead first. */
  cast: (CharacterFacts & { characterId: string })[];
}

/** What an engine needs to tell a story, in the story's language; contains secrets of the cast. Throws NOT_FOUND. */
export async function readStoryFacts(db: Queries, storyId: string): Promise<StoryFacts> {
  const row = await findStoryFacts(db, storyId);
  if (row === undefined) throw new AppError('NOT_FOUND', 'There is no such story');
  const cast = [];
  for (const characterId of await findCastIds(db, storyId)) {
    cast.push({ characterId, ...(await readCharacterFacts(db, characterId)) });
  }
  return { ...row, cast, mature: row.mature === 1, roles: Roles.parse(JSON.parse(row.roles)) };
}
