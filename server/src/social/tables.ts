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
  /** When those who run the site hid it from all but its author; null while they have not. */
  withheld_at: number | null;
}

/** What can be reported. */
export type ReportedKind = 'post' | 'comment';

/** Each account reports a thing once. */
export interface ReportRow {
  target_kind: ReportedKind;
  target_id: string;
  account_id: string;
  reason: ReportReason;
  note: string;
  created_at: number;
  /** What was decided upon it; null while nobody has. */
  decision_id: string | null;
}

/** What those who run the site decided about something; rows are only ever added. */
export interface ReportDecisionRow {
  decision_id: string;
  target_kind: ReportedKind;
  target_id: string;
  decision: 'dismissed' | 'hidden' | 'restored';
  /** In the words of whoever decided. */
  because: string;
  /** Who decided, as they call themselves on their machine. */
  decided_by: string;
  decided_at: number;
}

export interface SocialTables {
  character_engagement: EngagementRow;
  character_likes: AttachmentRow;
  character_follows: AttachmentRow;
  comments: CommentRow;
  reports: ReportRow;
  report_decisions: ReportDecisionRow;
}
