import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { CharacterDraftField, CharacterDraftFields, type CharacterDraftChanges } from '../contract/validators.ts';

/** The name of a field of a draft. */
export type FieldName = z.output<typeof CharacterDraftField>;

/** The revision of the last change of each field; a field that is not named has never been changed. */
export const FieldRevisions = z.partialRecord(CharacterDraftField, z.int());
export type FieldRevisions = z.output<typeof FieldRevisions>;

/** A draft as far as changes concern it. */
export interface Mergeable {
  revision: number;
  fields: CharacterDraftFields;
  fieldRevisions: FieldRevisions;
}

/** What comes of changes. */
export type Merge = { kind: 'merged'; draft: Mergeable } | { kind: 'conflict'; fields: FieldName[] };

/**
 * Merges changes into a draft by field. A field conflicts when it was changed after the revision that the changes are
 * based on, to another value than theirs. Changes that change nothing leave the revision as it is.
 */
export function mergeChanges(draft: Mergeable, base: number, changes: CharacterDraftChanges): Merge {
  const differing = CharacterDraftField.options.filter(
    (name) => changes[name] !== undefined && !isDeepStrictEqual(changes[name], draft.fields[name]),
  );
  const conflicting = differing.filter((name) => isChangedSince(draft, name, base));
  if (conflicting.length > 0) return { kind: 'conflict', fields: conflicting };
  if (differing.length === 0) return { kind: 'merged', draft };
  const revision = draft.revision + 1;
  const fieldRevisions = { ...draft.fieldRevisions };
  for (const name of differing) fieldRevisions[name] = revision;
  const fields = CharacterDraftFields.parse({ ...draft.fields, ...changes });
  return { kind: 'merged', draft: { revision, fields, fieldRevisions } };
}

/** The names of the fields that differ, in the order of the contract. */
export function fieldsThatDiffer(was: CharacterDraftFields, fields: CharacterDraftFields): FieldName[] {
  return CharacterDraftField.options.filter((name) => !isDeepStrictEqual(was[name], fields[name]));
}

/** The fields that were changed after a revision. */
export function changedSince(draft: Mergeable, base: number): FieldName[] {
  return CharacterDraftField.options.filter((name) => isChangedSince(draft, name, base));
}

function isChangedSince({ fieldRevisions }: Mergeable, name: FieldName, base: number): boolean {
  return (fieldRevisions[name] ?? 0) > base;
}
