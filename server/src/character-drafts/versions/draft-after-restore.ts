import type { CharacterDraftFields } from '../../contract/validators.ts';
import { characterFields, type FieldName } from '../merge-fields.ts';
import { readStored, toColumns } from '../stored-draft.ts';
import type { CharacterDraftRow } from '../tables.ts';

/**
 * The columns of a draft whose character was made what it once was: the draft follows it, but for fields that keep what
 * the author has changed.
 */
export function draftAfterRestore(
  row: CharacterDraftRow,
  restored: CharacterDraftFields,
  unkept: readonly FieldName[],
): Partial<CharacterDraftRow> {
  const stored = readStored(row);
  const own: Record<string, unknown> = {};
  for (const name of unkept) own[name] = stored.fields[name];
  const merge = characterFields.merge(stored, row.revision, { ...restored, ...own });
  if (merge.kind === 'conflict') throw new Error('A restore is based on the newest revision');
  const isKept = characterFields.differing(restored, merge.draft.fields).length === 0;
  return { ...toColumns(merge.draft), kept_revision: isKept ? merge.draft.revision : 0 };
}
