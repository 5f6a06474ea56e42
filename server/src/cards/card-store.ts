import type { Queries, Trx } from '../db/database.ts';
import type { CardTables } from './tables.ts';

type CardRow = CardTables['character_cards'];

export async function insertCard(trx: Trx, card: CardRow): Promise<void> {
  await trx.insertInto('character_cards').values(card).execute();
}

export async function findCards(db: Queries, characterIds: readonly string[]): Promise<Map<string, CardRow>> {
  if (characterIds.length === 0) return new Map();
  const rows = await db.selectFrom('character_cards').selectAll().where('character_id', 'in', characterIds).execute();
  return new Map(rows.map((row) => [row.character_id, row]));
}

/** Keeps a card as it is until the transaction ends. False where it no longer has the file that the caller knows. */
export async function lockCard(
  trx: Trx,
  { character_id: characterId, file_id: known }: Pick<CardRow, 'character_id' | 'file_id'>,
): Promise<boolean> {
  const locked = await trx
    .updateTable('character_cards')
    .set({ file_id: known })
    .where('character_id', '=', characterId)
    .where('file_id', '=', known)
    .returning('character_id')
    .executeTakeFirst();
  return locked !== undefined;
}

export type CardChange = Pick<CardRow, 'file_id' | 'former_file_id' | 'lore_count'> &
  Partial<Pick<CardRow, 'creator' | 'greeting_count'>>;

/**
 * Puts another file in the place of a card's.
 *
 * @returns Whether the card still had the file that the caller knows.
 */
export async function replaceFile(
  trx: Trx,
  { character_id: characterId, file_id: known }: CardRow,
  change: CardChange,
): Promise<boolean> {
  const changed = await trx
    .updateTable('character_cards')
    .set(change)
    .where('character_id', '=', characterId)
    .where('file_id', '=', known)
    .returning('character_id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Which of these files some card has, in use or in one of its versions. */
export async function findUsedFiles(db: Queries, fileIds: readonly string[]): Promise<ReadonlySet<string>> {
  const cards = await db
    .selectFrom('character_cards')
    .select(['file_id', 'former_file_id'])
    .where((where) => where.or([where('file_id', 'in', fileIds), where('former_file_id', 'in', fileIds)]))
    .execute();
  const versions = await db
    .selectFrom('character_versions')
    .select('file_id')
    .where('file_id', 'in', fileIds)
    .execute();
  return new Set([
    ...cards.flatMap((row) => [row.file_id, row.former_file_id ?? []].flat()),
    ...versions.map((row) => row.file_id),
  ]);
}

export async function findCardsAfter(db: Queries, after: string, limit: number): Promise<CardRow[]> {
  return db
    .selectFrom('character_cards')
    .selectAll()
    .where('character_id', '>', after)
    .orderBy('character_id')
    .limit(limit)
    .execute();
}

export async function deleteCards(trx: Trx, characterIds: readonly string[]): Promise<void> {
  if (characterIds.length === 0) return;
  await trx.deleteFrom('character_cards').where('character_id', 'in', characterIds).execute();
}
