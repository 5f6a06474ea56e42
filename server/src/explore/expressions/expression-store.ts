import type { Queries, Trx } from '../../db/database.ts';
import type { CharacterExpressionRow } from '../tables.ts';

export async function insertExpressions(trx: Trx, rows: readonly CharacterExpressionRow[]): Promise<void> {
  if (rows.length > 0) await trx.insertInto('character_expressions').values(rows).execute();
}

/** The stored expressions of a character, in their order. */
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
