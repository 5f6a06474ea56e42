export interface CharacterDraftRow {
  draft_id: string;
  owner_id: string;
  /** 1 while the owner is a guest: such drafts are kept for a shorter time. */
  is_guest: number;
  revision: number;
  /** JSON of `CharacterDraftFields`. */
  fields: string;
  /** JSON: the revision of the last change of each field. */
  field_revisions: string;
  /** JSON of what the list shows of the fields. */
  summary: string;
  /** Estimated tokens that are sent with every message. */
  always_tokens: number;
  /** JSON: the characters that it is made of, the nearest first (`RemixChain`). */
  remix_of: string;
  lore_count: number;
  /** Estimated tokens of the entries that are always awake. */
  lore_tokens: number;
  /** Bytes of all entries, deleted ones too. */
  lore_bytes: number;
  lore_revision: number;
  /** JSON of what its author should look at in the lorebook. */
  lore_problems: string;
  /** The card that it began with (`cards/<id>.charx`); null for a blank one, and for one that changes a character. */
  base_file_id: string | null;
  /** The character that it changes; null where keeping it makes a new one. */
  character_id: string | null;
  /** JSON: the fields of the card that it began with, or of the character as it was kept last; null for a blank one. */
  kept_fields: string | null;
  /** The revision that was kept last; 0 for none. */
  kept_revision: number;
  kept_lore_revision: number;
  /** JSON: where that card says that it came from. */
  sources: string;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
}

export interface DraftLoreRow {
  draft_id: string;
  entry_id: string;
  /** From 0 without gaps; a deleted entry has the place that it had. */
  position: number;
  revision: number;
  /** JSON of the whole entry (Character Card V3), with every field that it came with. */
  entry: string;
  /** JSON of `LoreEntryFacts`. */
  facts: string;
  /** Estimated tokens of its text. */
  tokens: number;
  bytes: number;
  search_text: string;
  deleted_at: number | null;
}

export interface CharacterDraftTables {
  character_drafts: CharacterDraftRow;
  draft_lore_entries: DraftLoreRow;
}
