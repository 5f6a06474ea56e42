import { z } from 'zod';
import type { Queries } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { OCCASIONS } from '../providers/text/occasions.ts';
import type { CharacterCardFacts } from '../providers/text/text-engine.ts';
import { CardFacts, LoreFacts } from './card-facts.ts';
import { addToChats, findCharacterFacts } from './facts-store.ts';

const Answers = z.partialRecord(z.enum(OCCASIONS), z.string());
const Tags = z.array(z.string());
const Dialogue = z.array(z.object({ speaker: z.enum(['character', 'visitor']), text: z.string() }));
const Lore = z.array(LoreFacts);

export type CharacterFacts = CharacterCardFacts &
  CardFacts & {
    lore: LoreFacts[];
    /** The owner of a private character; null for the house's. */
    ownerId: string | null;
  };

/**
 * What an engine needs to speak as a character, in the character's language. It contains secrets (persona, lore keys)
 * and includes deleted characters, whose chats remain; the caller checks access. Throws NOT_FOUND.
 */
export async function readCharacterFacts(db: Queries, characterId: string): Promise<CharacterFacts> {
  const row = await findCharacterFacts(db, characterId);
  if (row === undefined) throw new AppError('NOT_FOUND', 'There is no such character');
  const { example_dialogue: dialogue, answers, card_facts: cardFacts, lore, owner_id: ownerId, tags, ...texts } = row;
  const facts = CardFacts.parse(JSON.parse(cardFacts));
  return {
    ...texts,
    ...facts,
    ownerId,
    // For readers, not for the prompt (Character Card V2, `creator_notes`).
    ...(facts.fromCard ? { about: '', tagline: '' } : {}),
    exampleDialogue: Dialogue.parse(JSON.parse(dialogue)),
    answers: Answers.parse(JSON.parse(answers)),
    lore: Lore.parse(JSON.parse(lore)),
    tags: Tags.parse(JSON.parse(tags)),
  };
}

export async function countChat(db: Queries, characterId: string): Promise<void> {
  await addToChats(db, characterId);
}
