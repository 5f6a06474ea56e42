import type { Locale } from '../../lib/locale.ts';
import { findCards } from '../card-store.ts';
import type { CardDeps } from '../cards.ts';
import { cardTasks, readKept } from '../kept-cards.ts';

export type ReadStatedAge = (characterId: string, locale: Locale) => Promise<number | null>;

/** Reads the age that a character's card states: null for a card without one, and for a character without a card. */
export function createStatedAge({
  database,
  parsers,
  storage,
}: Pick<CardDeps, 'database' | 'parsers' | 'storage'>): ReadStatedAge {
  return async (characterId, locale) => {
    const row = (await findCards(database.db, [characterId])).get(characterId);
    if (row === undefined) return null;
    const kept = await readKept(storage, row.file_id);
    const queueKey = `stated age ${characterId}`;
    const { described } = await parsers.run(cardTasks, 'reopenCard', { kept, locale }, { queueKey });
    return described.age;
  };
}
