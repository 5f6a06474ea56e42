/** A character as it is being written. */
export interface CharacterDraftRow {
  draft_id: string;
  owner_id: string;
  /** 1 while the owner is a guest: such drafts are kept for a shorter time. */
  is_guest: number;
  /** Grows with every stored change. */
  revision: number;
  /** JSON of `CharacterDraftFields`. */
  fields: string;
  /** JSON: the revision of the last change of each field. */
  field_revisions: string;
  /** JSON of what the list shows of the fields. */
  summary: string;
  /** Estimated tokens that are sent with every message. */
  always_tokens: number;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
}

export interface CharacterDraftTables {
  character_drafts: CharacterDraftRow;
}
