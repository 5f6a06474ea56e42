import type { Queries, Trx } from '../../db/database.ts';
import type { CharacterExpressionRow, CharacterRow } from '../tables.ts';

export async function insertExpressions(trx: Trx, rows: readonly CharacterExpressionRow[]): Promise<void> {
  if (rows.length > 0) await trx.insertInto('character_expressions').values(rows).execute();
}

export async function findExpressions(
  db: Queries,
  characterId: string,
): Promise<Pick<CharacterExpressionRow, 'emotion' | 'picture_key'>[]> {
  return db
    .selectFrom('character_expressions')
    .select(['emotion', 'picture_key'])
    .where('character_id', '=', characterId)
    .orderBy('position')
    .execute();
}

export async function findExpressionsOf(
  db: Queries,
  characterIds: readonly string[],
): Promise<CharacterExpressionRow[]> {
  if (characterIds.length === 0) return [];
  return db
    .selectFrom('character_expressions')
    .selectAll()
    .where('character_id', 'in', characterIds)
    .orderBy('position')
    .execute();
}

export async function findPortraitParts(
  db: Queries,
  characterIds: readonly string[],
): Promise<Pick<CharacterRow, 'character_id' | 'portrait_parts'>[]> {
  if (characterIds.length === 0) return [];
  return db
    .selectFrom('characters')
    .select(['character_id', 'portrait_parts'])
    .where('character_id', 'in', characterIds)
    .execute();
}
