import type { Trx } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { eraseKeptDraft, hasOpenDraft } from '../draft-store.ts';

/**
 * The lorebook of a character was changed beside its open draft. A draft without changes of its own is erased: the next one
 * begins with the new lorebook.
 *
 * @throws {AppError} CONFLICT for a draft with changes that are not kept, which would undo the new lorebook.
 */
export async function closeKeptDraft(trx: Trx, characterId: string): Promise<void> {
  await eraseKeptDraft(trx, characterId);
  if (!(await hasOpenDraft(trx, characterId))) return;
  throw new AppError('CONFLICT', 'The draft of this character has changes: keep or delete it first', {
    field: 'draft',
  });
}
