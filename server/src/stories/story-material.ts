import { z } from 'zod';
import type { Queries } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { readCharacterFacts } from '../explore/character-facts.ts';
import { findCastIds } from '../explore/story-store.ts';
import { shortenToTokens } from '../prompt/tokens.ts';
import type { StoryMaterial } from './engine/model/material.ts';

/** Of what is told of one of the cast. */
const CHARACTER_TOKENS = 220;
/** Rounds of a story whose length nobody has named. */
const USUAL_LENGTH = 10;

const Roles = z.array(z.object({ roleId: z.string(), label: z.string(), note: z.string() }));

/**
 * All that a model needs to tell a story, in the language in which the story is written. None of it may leave the
 * server as it is: what only engines may know of the cast is in it.
 *
 * @throws {AppError} NOT_FOUND for an unknown id.
 */
export async function readStoryMaterial(db: Queries, storyId: string): Promise<StoryMaterial> {
  const row = await db
    .selectFrom('stories as s')
    .innerJoin('story_texts as t', (join) =>
      join.onRef('t.story_id', '=', 's.story_id').onRef('t.locale', '=', 's.language'),
    )
    .select([
      't.title',
      't.synopsis',
      's.opening',
      's.language',
      's.mature',
      's.kind',
      's.rounds',
      's.chapters',
      's.roles',
    ])
    .where('s.story_id', '=', storyId)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND', 'There is no such story');
  const { chapters, mature, roles, rounds, ...story } = row;
  const cast = await Promise.all(
    (await findCastIds(db, storyId)).map(async (characterId) => {
      const { about, name, persona, tagline } = await readCharacterFacts(db, characterId);
      const description = shortenToTokens([tagline, persona, about].filter(Boolean).join(' '), CHARACTER_TOKENS);
      return { characterId, name, description };
    }),
  );
  return {
    ...story,
    cast,
    mature: mature === 1,
    length: rounds ?? chapters ?? USUAL_LENGTH,
    roles: Roles.parse(JSON.parse(roles)),
  };
}
