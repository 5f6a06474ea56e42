import type { Queries, Trx } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { findLoreEntries, findLoreRevision } from './lore-store.ts';

/** JSON of the entries of a draft in their order, as `layLore` takes them. */
export async function readLoreOf(db: Queries, draftId: string): Promise<string[]> {
  return (await findLoreEntries(db, draftId)).map(({ entry }) => entry);
}

/**
 * Refuses to keep what is not the whole lorebook. A draft that is not there any more is no matter of this check.
 *
 * @param known `lore_revision` of the draft before its entries were read.
 * @throws {AppError} CONFLICT where the lorebook was changed since.
 */
export async function requireLoreRevision(trx: Trx, draftId: string, known: number): Promise<void> {
  const now = await findLoreRevision(trx, draftId);
  if (now === undefined || now === known) return;
  throw new AppError('CONFLICT', 'The lorebook was changed meanwhile: keep the character again');
}
