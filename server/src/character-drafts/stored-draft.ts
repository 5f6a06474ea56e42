import { z } from 'zod';
import {
  CharacterDraftFields,
  DraftProblem,
  PortraitParts,
  type CharacterDraft,
  type CharacterDraftSummary,
} from '../contract/validators.ts';
import { readChain } from '../explore/remix-chain.ts';
import { requireReached } from '../drafts/draft-limits.ts';
import { AppError } from '../errors.ts';
import type { ListedDraft } from './draft-store.ts';
import { blankFields } from './draft-fields.ts';
import { alwaysTokens, toTokens, type ContextSize } from './draft-tokens.ts';
import { characterFields, FieldRevisions, type FieldName, type Mergeable } from './merge-fields.ts';
import { findProblems } from './problems/find-problems.ts';
import type { CharacterDraftRow } from './tables.ts';

/** Drafts that were stored before a field was added lack it. */
const StoredFields = z.preprocess(
  (value: unknown) => (typeof value === 'object' ? { ...blankFields('en-US'), ...value } : value),
  CharacterDraftFields,
);

const LoreProblems = z.array(DraftProblem);

const Sources = z.array(z.string());
const Summary = z.object({
  name: z.string(),
  tagline: z.string(),
  portrait: PortraitParts.nullable(),
  picture: z.string().nullable(),
});

export function toColumns({ fields, fieldRevisions, revision }: Mergeable) {
  const { name, picture, portrait, tagline } = fields;
  return {
    revision,
    fields: JSON.stringify(fields),
    field_revisions: JSON.stringify(fieldRevisions),
    summary: JSON.stringify({ name, tagline, portrait, picture }),
    always_tokens: alwaysTokens(fields),
  };
}

export function readStored(row: CharacterDraftRow): Mergeable {
  return {
    revision: row.revision,
    fields: StoredFields.parse(JSON.parse(row.fields)),
    fieldRevisions: FieldRevisions.parse(JSON.parse(row.field_revisions)),
  };
}

/** What the fields of a draft were that its author has changed: those of its card, or nothing. */
export function keptFields(row: CharacterDraftRow, { fields }: Mergeable): CharacterDraftFields {
  return row.kept_fields === null ? blankFields(fields.language) : StoredFields.parse(JSON.parse(row.kept_fields));
}

/** The fields of a draft that differ from its character; empty without one. */
export function unkeptFields(row: CharacterDraftRow): FieldName[] {
  if (row.character_id === null || row.kept_fields === row.fields) return [];
  const stored = readStored(row);
  return characterFields.differing(keptFields(row, stored), stored.fields);
}

export function showDraft(row: CharacterDraftRow, size: ContextSize): CharacterDraft {
  const { fields, revision } = readStored(row);
  const tokens = toTokens(row.always_tokens, fields, size, row.lore_tokens);
  return {
    draftId: row.draft_id,
    revision,
    fields,
    tokens,
    problems: findProblems(fields, tokens, LoreProblems.parse(JSON.parse(row.lore_problems))),
    characterId: row.character_id,
    unkeptFields: unkeptFields(row),
    loreCount: row.lore_count,
    sources: Sources.parse(JSON.parse(row.sources)),
    // Whom a reader sees of them is for the routes to say.
    remixOf: readChain(row.remix_of).map(({ characterId, creatorName, name }) => ({ characterId, creatorName, name })),
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
  if (known < row.revision) throw draftConflict(row, characterFields.changedSince(readStored(row), known), size);
}

export function draftConflict(row: CharacterDraftRow, fields: FieldName[], size: ContextSize): AppError {
  return new AppError('CONFLICT', 'The draft was changed since this revision', {
    draftConflict: { draft: showDraft(row, size), fields },
  });
}
