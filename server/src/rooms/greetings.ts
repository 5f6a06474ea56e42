import type { Queries } from '../db/database.ts';
import { readCharacterFacts } from '../explore/character-facts.ts';
import { expandMacros } from '../prompt/macros.ts';
import { namesOf } from './cast.ts';

/** First words of a character in a room. */
export interface Greeting {
  character_id: string;
  speaker_name: string;
  text: string;
}

/**
 * With what a room begins: what its characters say to a group where their cards have it (Character Card V3,
 * `group_only_greetings`), else what the first of them says to anybody.
 *
 * @param visitor Who opens the room.
 */
export async function readGreetings(
  db: Queries,
  characterIds: readonly string[],
  visitor: string,
): Promise<Greeting[]> {
  const greetings: (Greeting & { isForGroups: boolean })[] = [];
  for (const characterId of characterIds) {
    const facts = await readCharacterFacts(db, characterId);
    const [forGroups = ''] = facts.groupOnlyGreetings;
    const [, called = facts.name] = namesOf(facts);
    const text = expandMacros(forGroups.trim() === '' ? facts.greeting : forGroups, { user: visitor, char: called });
    if (text.trim() === '') continue;
    const isForGroups = forGroups.trim() !== '';
    greetings.push({ character_id: characterId, speaker_name: facts.name, text, isForGroups });
  }
  const forGroups = greetings.filter(({ isForGroups }) => isForGroups);
  const spoken = forGroups.length > 0 ? forGroups : greetings.slice(0, 1);
  return spoken.map(({ isForGroups: _, ...greeting }) => greeting);
}
