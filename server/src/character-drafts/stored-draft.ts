import { z } from 'zod';
import {
  CharacterDraftFields,
  PortraitParts,
  type CharacterDraft,
  type CharacterDraftSummary,
} from '../contract/validators.ts';
import { AppError } from '../errors.ts';
import type { ListedDraft } from './draft-store.ts';
import { alwaysTokens, toTokens, type ContextSize } from './draft-tokens.ts';
import { changedSince, FieldRevisions, type FieldName, type Mergeable } from './merge-changes.ts';
import type { CharacterDraftRow } from './tables.ts';

const Summary = z.object({ name: z.string(), tagline: z.string(), portrait: PortraitParts.nullable() });

/** The columns that hold what an author has written. */
export function toColumns({ fields, fieldRevisions, revision }: Mergeable) {
  const { name, portrait, tagline } = fields;
  return {
    revision,
    fields: JSON.stringify(fields),
    field_revisions: JSON.stringify(fieldRevisions),
    summary: JSON.stringify({ name, tagline, portrait }),
    always_tokens: alwaysTokens(fields),
  };
}

export function readStored(row: CharacterDraftRow): Mergeable {
  return {
    revision: row.revision,
    fields: CharacterDraftFields.parse(JSON.parse(row.fields)),
    fieldRevisions: FieldRevisions.parse(JSON.parse(row.field_revisions)),
  };
}

export function showDraft(row: CharacterDraftRow, size: ContextSize): CharacterDraft {
  const { fields, revision } = readStored(row);
  return {
    draftId: row.draft_id,
    revision,
    fields,
    tokens: toTokens(row.always_tokens, size),
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}

export function showSummary(row: ListedDraft): CharacterDraftSummary {
  return {
    ...Summary.parse(JSON.parse(row.summary)),
    draftId: row.draft_id,
    revision: row.revision,
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}

/**
 * Refuses what is based on an older revision than the stored one.
 *
 * @throws {AppError} CONFLICT with the draft and the fields that were changed since; VALIDATION_FAILED for a revision that
 *   the draft has not reached.
 */
export function requireRevision(row: CharacterDraftRow, known: number, size: ContextSize): void {
  requireReached(row, known);
  if (known < row.revision) throw draftConflict(row, changedSince(readStored(row), known), size);
}

/** @throws {AppError} VALIDATION_FAILED for a revision that the draft has not reached. */
export function requireReached(row: CharacterDraftRow, known: number): void {
  if (known <= row.revision) return;
  throw new AppError('VALIDATION_FAILED', 'If-Match: the draft has no such revision', { field: 'If-Match' });
}

export function draftConflict(row: CharacterDraftRow, fields: FieldName[], size: ContextSize): AppError {
  return new AppError('CONFLICT', 'The draft was changed since this revision', {
    draftConflict: { draft: showDraft(row, size), fields },
  });
}

export function noDraft(): AppError {
  return new AppError('NOT_FOUND', 'There is no such draft');
}
