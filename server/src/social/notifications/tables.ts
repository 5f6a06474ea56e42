import type { FollowUpState, JudgedThing } from '../../contract/validators.ts';
import type { SubjectKind } from '../../explore/subject-kind.ts';
import type { PushTables } from './push/tables.ts';
import type { WeeklyMailTables } from './weekly-mail/tables.ts';
import type { NotificationSettingsTables } from './settings/tables.ts';

/** What is stored; publications are found when they are read. */
export type StoredKind = 'commented' | 'decided' | 'report-decided';

export interface NotificationRow {
  account_id: string;
  kind: StoredKind;
  thing_kind: JudgedThing;
  thing_id: string;
  /** What it leads to; empty for none, as of a message. */
  subject_kind: SubjectKind | 'proposal' | '';
  subject_id: string;
  /** Empty for comments; what becomes of a proposal that was decided. */
  decision: 'hidden' | 'restored' | 'dismissed' | 'marked-mature' | 'mark-taken-back' | FollowUpState | '';
  /** Epoch ms: when its first cause came since it was last read. */
  since: number;
  /** Epoch ms of its last cause. */
  at: number;
}

interface NotificationsReadRow {
  account_id: string;
  /** Epoch ms: all up to then is read. */
  read_at: number;
}

export interface NotificationTables extends NotificationSettingsTables, PushTables, WeeklyMailTables {
  notifications: NotificationRow;
  notifications_read: NotificationsReadRow;
}
