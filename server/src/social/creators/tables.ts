interface CreatorFollowRow {
  follow_id: string;
  /** Who follows. */
  account_id: string;
  creator_id: string;
  created_at: number;
}

export interface CreatorTables {
  creator_follows: CreatorFollowRow;
}
