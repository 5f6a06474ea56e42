import { z } from 'zod';
import type { CharacterVersionRow } from '../../cards/versions/tables.ts';
import { VersionField, type CharacterVersion } from '../../contract/validators.ts';

const Changed = z.array(VersionField);

/** What is stored of the answer to a restore: the words are in one place alone. */
export const Made = z.object({ versionId: z.string(), draftId: z.string().nullable() });
export type Made = z.output<typeof Made>;

export function showVersion(row: CharacterVersionRow): CharacterVersion {
  return {
    versionId: row.version_id,
    number: row.number,
    reason: row.reason,
    changedFields: Changed.parse(JSON.parse(row.changed_fields)),
    createdAt: new Date(row.created_at).toISOString(),
  };
}
