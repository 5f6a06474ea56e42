import type { OperatorActKind, OperatorActTarget } from '../contract/validators.ts';

/** Append-only: triggers of the database refuse everything else. */
export interface OperatorActRow {
  act_id: string;
  operator_id: string;
  kind: OperatorActKind;
  target_kind: OperatorActTarget;
  target_id: string;
  reason: string;
  /** Given or, below 0, taken back; null for all other kinds. */
  points: number | null;
  /** Epoch ms; null for all but a suspension. */
  until: number | null;
  created_at: number;
}

export interface AnnouncementRow {
  announcement_id: string;
  /** JSON: `AnnouncementTexts`. */
  texts: string;
  /** Epoch ms. */
  from_at: number;
  until_at: number;
  created_at: number;
}

export interface OperatorTables {
  announcements: AnnouncementRow;
  operator_acts: OperatorActRow;
}
