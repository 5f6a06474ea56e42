import type { Queries, Trx } from '../db/database.ts';
import { countVisibilityChange } from './own/visibility-change-store.ts';
import { findPublications, updatePublication, type Publication } from './own/publication-store.ts';

export type { Publication };

/** Who sees some characters, and what came of reports on them, by id. Deleted ones are left out. */
export async function readPublications(db: Queries, ids: readonly string[]): Promise<Map<string, Publication>> {
  return findPublications(db, ids);
}

/** Tells servers that others than before see something, so that no rendered page shows it any longer. */
export async function noteVisibilityChange(trx: Trx, subjectId: string): Promise<void> {
  await countVisibilityChange(trx, subjectId);
}

/** Changes who sees a character of an owner. False where there is none. */
export async function changePublication(
  trx: Trx,
  character: { characterId: string; ownerId: string },
  changes: Parameters<typeof updatePublication>[2],
): Promise<boolean> {
  return updatePublication(trx, character, changes);
}
