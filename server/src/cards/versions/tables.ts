import type { VersionReason } from '../../contract/validators.ts';

export interface CharacterVersionRow {
  version_id: string;
  character_id: string;
  /** Counts from 1. */
  number: number;
  reason: VersionReason;
  /** Names the file in the storage; versions may share one. */
  file_id: string;
  /** JSON: what differs from the version before. */
  changed_fields: string;
  created_at: number;
}
