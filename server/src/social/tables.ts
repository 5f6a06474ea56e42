import type { SubjectKind } from '../explore/subject-kind.ts';
import type { ReportReason } from '../contract/validators.ts';

/** What people comment on. */
export type CommentedKind = SubjectKind | 'proposal';

/** A row exists once a count has been above 0. */
interface EngagementRow {
  subject_kind: CommentedKind;
  subject_id: string;
  /** Only of accounts. */
  like_count: number;
  /** 0 for a story and a proposal. */
  follower_count: number;
  comment_count: number;
}

export interface FavouriteRow {
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

export interface CommentRow {
  comment_id: string;
  subject_kind: CommentedKind;
  subject_id: string;
  /** Null on the subject itself. */
  post_id: string | null;
  account_id: string;
  text: string;
  /** 1 for a risk of self-harm. */
  crisis: number;
  created_at: number;
  /** Null while shown. */
  hidden_by: string | null;
  withheld_at: number | null;
}

export type ReportedKind = 'post' | 'comment' | 'character' | 'story' | 'message' | 'collection' | 'proposal';

/** One per reporter and thing. */
export interface ReportRow {
  target_kind: ReportedKind;
  target_id: string;
  reporter_id: string;
  reason: ReportReason;
  note: string;
  /** Such as `character maren-vale`; empty for old reports. */
  found_on: string;
  /** As the reader saw it; empty for old reports. */
  excerpt: string;
  created_at: number;
  decision_id: string | null;
}

/** Append-only. */
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
