import type { CharacterExpression } from '../../contract/validators.ts';
import type { Queries } from '../../db/database.ts';
import { findExpressionsOf, findPortraitParts } from './expression-store.ts';
import { showExpressions } from './show-expressions.ts';

export async function readExpressions(
  db: Queries,
  characterIds: readonly string[],
): Promise<Map<string, CharacterExpression[]>> {
  const stored = Map.groupBy(await findExpressionsOf(db, characterIds), (row) => row.character_id);
  const rows = await findPortraitParts(db, characterIds);
  const shown = rows.map(
    (row) => [row.character_id, showExpressions(row, stored.get(row.character_id) ?? [])] as const,
  );
  return new Map(shown.filter(([, expressions]) => expressions.length > 0));
}
