import { z } from 'zod';
import { StoryDraftField, type StoryVersion } from '../../contract/validators.ts';
import type { StoryVersionRow } from '../../stories/versions/tables.ts';

const Changed = z.array(StoryDraftField);

export function showStoryVersion(row: StoryVersionRow): StoryVersion {
  return {
    versionId: row.file_id,
    number: row.number,
    reason: row.reason,
    changedFields: Changed.parse(JSON.parse(row.changed_fields)),
    createdAt: new Date(row.created_at).toISOString(),
  };
}
