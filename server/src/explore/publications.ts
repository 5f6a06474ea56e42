import type { Queries, Trx } from '../db/database.ts';
import { findPublications, updatePublication, type Publication } from './own/publication-store.ts';

export type { Publication };

/** Who sees some characters, and what came of reports on them, by id. Deleted ones are left out. */
export async function readPublications(db: Queries, ids: readonly string[]): Promise<Map<string, Publication>> {
  return findPublications(db, ids);
}

/** Changes who sees a character of an owner. False where there is none. */
export async function changePublication(
  trx: Trx,
  character: { characterId: string; ownerId: string },
  changes: Parameters<typeof updatePublication>[2],
): Promise<boolean> {
  return updatePublication(trx, character, changes);
}
