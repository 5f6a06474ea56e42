import type { StoryDraftFields } from '../../contract/validators.ts';
import { storyFields, type StoryFieldName } from '../story-draft-fields.ts';
import { readStoredStory, readWritten, toStoryColumns } from '../stored-story-draft.ts';
import type { StoryDraftRow } from '../tables.ts';

/**
 * The columns of a draft whose story was made what it once was: the draft follows it, but for fields that keep what the
 * author has changed.
 */
export function storyDraftAfterRestore(
  row: StoryDraftRow,
  restored: StoryDraftFields,
  unkept: readonly StoryFieldName[],
): Partial<StoryDraftRow> {
  const stored = readStoredStory(row);
  const own: Record<string, unknown> = {};
  for (const name of unkept) own[name] = stored.fields[name];
  const merge = storyFields.merge(stored, row.revision, { ...restored, ...own });
  if (merge.kind === 'conflict') throw new Error('A restore is based on the newest revision');
  const isKept = storyFields.differing(restored, merge.draft.fields).length === 0;
  return {
    ...toStoryColumns(merge.draft, readWritten(row)),
    kept_fields: JSON.stringify(restored),
    kept_revision: isKept ? merge.draft.revision : 0,
  };
}
