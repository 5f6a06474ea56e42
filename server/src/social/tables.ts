import type { SubjectKind } from '../explore/subject-kind.ts';
import type { ReportReason } from '../contract/validators.ts';

/** Counts of what readers make of a character or a story; there is a row once one of them has been more than 0. */
interface EngagementRow {
  subject_kind: SubjectKind;
  subject_id: string;
  /** Rows of `favourites` that belong to accounts. */
  like_count: number;
  /** Rows of `character_follows`; always 0 for a story. */
  follower_count: number;
  comment_count: number;
}

/** A character or a story that an account or the device of a guest likes. */
export interface FavouriteRow {
  /** See `ownerOf`. */
  owner_id: string;
  subject_kind: SubjectKind;
  subject_id: string;
  created_at: number;
}

interface FollowRow {
  character_id: string;
  account_id: string;
  created_at: number;
}

interface FeedSeenRow {
  account_id: string;
  seen_at: number;
}

/** What a reader said about a character, one of its posts, or a story. */
export interface CommentRow {
  comment_id: string;
  subject_kind: SubjectKind;
  subject_id: string;
  /** Null for one on the subject itself. */
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

export type ReportedKind = 'post' | 'comment' | 'character' | 'story' | 'message';

/** Each account, or device of a guest, reports a thing once. */
export interface ReportRow {
  target_kind: ReportedKind;
  target_id: string;
  /** See `ownerOf`. */
  reporter_id: string;
  reason: ReportReason;
  note: string;
  /** Where it was found, such as `character maren-vale` or `its own page`; empty for reports older than this column. */
  found_on: string;
  /** The text as its reader saw it; empty for reports older than this column. */
  excerpt: string;
  created_at: number;
  /** What was decided upon it; null until then. */
  decision_id: string | null;
}

/** What those who run the site decided about something; rows are only ever added. */
export interface ReportDecisionRow {
  decision_id: string;
  target_kind: ReportedKind;
  target_id: string;
  decision: 'dismissed' | 'hidden' | 'restored';
  because: string;
  decided_by: string;
  decided_at: number;
}

export interface SocialTables {
  engagement: EngagementRow;
  favourites: FavouriteRow;
  character_follows: FollowRow;
  feed_seen: FeedSeenRow;
  comments: CommentRow;
  reports: ReportRow;
  report_decisions: ReportDecisionRow;
}
