import type { Queries, Trx } from '../db/database.ts';
import type { CardTables } from './tables.ts';

type CardRow = CardTables['character_cards'];

export async function insertCard(trx: Trx, card: CardRow): Promise<void> {
  await trx.insertInto('character_cards').values(card).execute();
}

/** Whether a character was made of a card. */
export async function hasCard(db: Queries, characterId: string): Promise<boolean> {
  return (await findCards(db, [characterId])).size > 0;
}

/** The cards of characters, by their ids. */
export async function findCards(db: Queries, characterIds: readonly string[]): Promise<Map<string, CardRow>> {
  if (characterIds.length === 0) return new Map();
  const rows = await db.selectFrom('character_cards').selectAll().where('character_id', 'in', characterIds).execute();
  return new Map(rows.map((row) => [row.character_id, row]));
}
