/** An account that has chosen the weekly mail. */
export interface WeeklyMailRow {
  account_id: string;
  /** Epoch ms: what came up to then is told. */
  told_until: number;
  /** Epoch ms of the next look: a week after the choice or the last mail, at the earliest. */
  due_at: number;
  /** Of a mail that could not be sent. */
  tries: number;
}

export interface WeeklyMailTables {
  weekly_mails: WeeklyMailRow;
}
