/** How many preview replies a holder has had on one day. */
export interface PreviewCountRow {
  /** `draft:<id>`, `owner:<id>` or `network:<digest>`. */
  holder: string;
  /** Whole UTC days since the Unix epoch. */
  day: number;
  used: number;
}

/** A preview reply that is being written, and where it was counted. */
export interface PreviewReplyRow {
  reply_id: string;
  draft_id: string;
  /** Who asked for it; after a sign-in, the account. */
  owner_id: string;
  /** SHA-256 of the bucket of the network address; null for a call from within the process. */
  network: string | null;
  day: number;
}

export interface PreviewReplyTables {
  preview_counts: PreviewCountRow;
  preview_replies: PreviewReplyRow;
}
