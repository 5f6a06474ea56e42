import type { StoryVersionReason } from '../../contract/validators.ts';

/** An own story as it was kept once. */
export interface StoryVersionRow {
  /** Names what ink has compiled of it and its source (`stories/<id>.json`, `.ink`); the story's id for the first one. */
  file_id: string;
  story_id: string;
  /** Counts from 1. */
  number: number;
  /** Digest of all that was kept; empty for a first one from before versions were kept. */
  digest: string;
  /** JSON of the plan of the draft that it was made of, or of what was said of one that was imported; null before that was kept. */
  plan: string | null;
  reason: StoryVersionReason;
  /** JSON: what differs from the version before. */
  changed_fields: string;
  created_at: number;
}

export interface StoryVersionTables {
  story_versions: StoryVersionRow;
}
