import { PortraitParts } from '../../contract/validators.ts';
import type { Queries } from '../../db/database.ts';
import { findPortraitParts } from './expression-store.ts';

/** The parts that portraits are stored with, by character; none for one that is no drawing of its author's. */
export async function readPortraitParts(
  db: Queries,
  characterIds: readonly string[],
): Promise<ReadonlyMap<string, PortraitParts>> {
  const rows = await findPortraitParts(db, characterIds);
  return new Map(
    rows.flatMap(({ character_id: id, portrait_parts: parts }) =>
      parts === null ? [] : [[id, PortraitParts.parse(JSON.parse(parts))] as const],
    ),
  );
}
