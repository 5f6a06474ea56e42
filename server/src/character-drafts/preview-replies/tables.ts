export interface PreviewCountRow {
  /** `draft:<id>`, `owner:<id>` or `network:<digest>`. */
  holder: string;
  /** Whole UTC days since the Unix epoch. */
  day: number;
  used: number;
}

export interface PreviewReplyRow {
  reply_id: string;
  draft_id: string;
  /** Who asked for it; after a sign-in, the account. */
  owner_id: string;
  /** SHA-256 of the bucket of the network address; null for a call from within the process. */
  network: string | null;
  day: number;
  is_free: number;
  wallet_id: string;
  reservation_id: string | null;
  price: number;
}

export interface PreviewReplyTables {
  preview_counts: PreviewCountRow;
  preview_replies: PreviewReplyRow;
}
