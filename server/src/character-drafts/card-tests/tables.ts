/** What the tests of a card found. */
export interface CardTestReportRow {
  report_id: string;
  draft_id: string;
  /** That of the draft when it was tested. */
  revision: number;
  state: 'running' | 'done' | 'stopped' | 'failed';
  is_model: number;
  /** Points that it has cost; 0 while it runs. */
  points: number;
  /** How many questions there are. */
  total: number;
  /** JSON of `CardTestResult`s. */
  results: string;
  started_at: number;
  /** The points that are held, see `Hold`. */
  wallet_id: string;
  reservation_id: string | null;
  price: number;
}

/** The author's own questions for the character of a draft. */
export interface CardTestQuestionsRow {
  draft_id: string;
  /** JSON of `OwnTestQuestion`s. */
  questions: string;
}

export interface CardTestTables {
  card_test_reports: CardTestReportRow;
  card_test_questions: CardTestQuestionsRow;
}
