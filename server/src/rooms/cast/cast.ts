import type { Queries } from '../../db/database.ts';
import { readCharacterFacts, type CharacterFacts } from '../../explore/character-facts.ts';
import type { CastMember } from './relevance.ts';
import { findRoomCharacters } from '../store/room-store.ts';

export interface RoomCharacter {
  characterId: string;
  quiet: boolean;
  facts: CharacterFacts;
}

export async function readCast(db: Queries, roomId: string): Promise<RoomCharacter[]> {
  const rows = await findRoomCharacters(db, [roomId]);
  const cast: RoomCharacter[] = [];
  for (const { character_id: characterId, quiet } of rows) {
    cast.push({ characterId, quiet: quiet === 1, facts: await readCharacterFacts(db, characterId) });
  }
  return cast;
}

export function namesOf({ name, nickname }: CharacterFacts, shownName?: string): string[] {
  return [...new Set([name, nickname, shownName ?? ''])].filter((one) => one.trim() !== '');
}

/** The cast for relevance; `shownNames` are by id, as the speaker reads them. */
export function toCastMembers(cast: readonly RoomCharacter[], shownNames: ReadonlyMap<string, string>): CastMember[] {
  return cast.map(({ characterId, facts, quiet }) => ({
    id: characterId,
    names: namesOf(facts, shownNames.get(characterId)),
    quiet,
    loreKeys: facts.lore.map(({ keys }) => keys),
    about: [
      [facts.tagline, facts.about, facts.scenario, facts.persona, facts.greeting],
      facts.lore.flatMap(({ text, title }) => [title, text]),
    ]
      .flat()
      .join(' '),
  }));
}
