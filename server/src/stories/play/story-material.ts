import type { Queries } from '../../db/database.ts';
import { readStoryFacts } from '../../explore/story-facts.ts';
import { shortenToTokens } from '../../prompt/tokens.ts';
import { readToldMaterial } from '../told-material/told-material.ts';
import type { StoryMaterial } from '../engine/model/material.ts';

/** Of the description of a character. */
const CHARACTER_TOKENS = 220;
/** Rounds of a story without a declared length. */
const USUAL_LENGTH = 10;

/** All that a model gets of a story. @throws {AppError} NOT_FOUND for an unknown id. */
export async function readStoryMaterial(db: Queries, storyId: string): Promise<StoryMaterial> {
  const { cast, chapters, rounds, ...story } = await readStoryFacts(db, storyId);
  return {
    ...story,
    told: await readToldMaterial(db, storyId),
    length: rounds ?? chapters ?? USUAL_LENGTH,
    cast: cast.map(({ about, characterId, name, persona, tagline }) => ({
      characterId,
      name,
      description: shortenToTokens([tagline, persona, about].filter(Boolean).join(' '), CHARACTER_TOKENS),
    })),
  };
}
