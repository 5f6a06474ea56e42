export interface StoryDraftRow {
  draft_id: string;
  owner_id: string;
  /** 1 while the owner is a guest: such drafts are kept for a shorter time. */
  is_guest: number;
  revision: number;
  /** JSON of `StoryDraftFields`. */
  fields: string;
  /** JSON: the revision of the last change of each field. */
  field_revisions: string;
  /** JSON of what the list shows of the fields. */
  summary: string;
  /** The story that it changes; null where keeping it makes a new one. */
  story_id: string | null;
  /** JSON: the fields as the story was kept last; null for a draft that makes a new one. */
  kept_fields: string | null;
  /** The revision that was kept last; 0 for none. */
  kept_revision: number;
  /** Digest of the source as it was written from the plan; null while it never was. */
  written_source: string | null;
  /** Digest of that plan. */
  written_plan: string | null;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
}

export interface StoryDraftTables {
  story_drafts: StoryDraftRow;
}
