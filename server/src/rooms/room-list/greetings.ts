import type { Queries } from '../../db/database.ts';
import { readCharacterFacts } from '../../explore/character-facts.ts';
import { expandMacros } from '../../prompt/macros.ts';

export interface Greeting {
  character_id: string;
  speaker_name: string;
  text: string;
}

/** The group greetings (Character Card V3, `group_only_greetings`), else the first character's. */
export async function readGreetings(
  db: Queries,
  characterIds: readonly string[],
  visitor: string,
): Promise<Greeting[]> {
  const forGroups: Greeting[] = [];
  const ordinary: Greeting[] = [];
  for (const characterId of characterIds) {
    const facts = await readCharacterFacts(db, characterId);
    const names = { user: visitor, char: facts.nickname.trim() === '' ? facts.name : facts.nickname };
    const say = (text: string): Greeting[] =>
      text.trim() === ''
        ? []
        : [{ character_id: characterId, speaker_name: facts.name, text: expandMacros(text, names) }];
    forGroups.push(...say(facts.groupOnlyGreetings[0] ?? ''));
    ordinary.push(...say(facts.greeting));
  }
  return forGroups.length > 0 ? forGroups : ordinary.slice(0, 1);
}
