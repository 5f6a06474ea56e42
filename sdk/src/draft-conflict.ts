import { safeParse } from 'zod/mini';
import { CharacterDraftConflict } from './generated/model';
import { ApiError } from './runtime/answers/errors';

/**
 * What a draft is now, and which fields were changed elsewhere: of a call of `updateCharacterDraft` or
 * `keepCharacterDraft` that was answered with 409. `undefined` for every other error.
 */
export function draftConflictOf(error: unknown): CharacterDraftConflict | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const read = safeParse(CharacterDraftConflict, error.draftConflict);
  return read.success ? read.data : undefined;
}
