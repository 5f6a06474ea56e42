/** A play that its player has shared. The row stays when the link is taken back, so that the link says so. */
export interface StoryShareRow {
  story_session_id: string;
  /** The way from the first round to this one is public. */
  round_id: string;
  shared_at: number;
  revoked_at: number | null;
}

export interface StoryShareReaderRow {
  story_session_id: string;
  /** See `ownerOf`. */
  reader_id: string;
}

export interface StoryShareTables {
  story_shares: StoryShareRow;
  story_share_readers: StoryShareReaderRow;
}
