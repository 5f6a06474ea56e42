import type { ReportReason } from '../contract/validators.ts';

/** Counts of what readers make of a character; there is a row once one of them has been more than 0. */
interface EngagementRow {
  character_id: string;
  /** Rows of `character_likes`. */
  like_count: number;
  /** Rows of `character_follows`. */
  follower_count: number;
  /** Comments on the character itself that are shown. */
  comment_count: number;
}

/** An account that likes or follows a character. */
interface AttachmentRow {
  character_id: string;
  account_id: string;
  created_at: number;
}

/** What a reader said about a character or one of its posts. */
export interface CommentRow {
  comment_id: string;
  character_id: string;
  /** Null for one on the character itself. */
  post_id: string | null;
  account_id: string;
  text: string;
  /** 1 when it sounds as if its author may be in danger from themselves. */
  crisis: number;
  created_at: number;
  /** The account that hid it; null while it is shown. */
  hidden_by: string | null;
}

/** Each account reports a thing once. */
export interface ReportRow {
  target_kind: 'post' | 'comment';
  target_id: string;
  account_id: string;
  reason: ReportReason;
  note: string;
  created_at: number;
}

export interface SocialTables {
  character_engagement: EngagementRow;
  character_likes: AttachmentRow;
  character_follows: AttachmentRow;
  comments: CommentRow;
  reports: ReportRow;
}
