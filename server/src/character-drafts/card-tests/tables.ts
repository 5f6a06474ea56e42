export interface CardTestReportRow {
  report_id: string;
  draft_id: string;
  revision: number;
  state: 'running' | 'done' | 'stopped' | 'failed';
  is_model: number;
  points: number;
  total: number;
  /** JSON of `CardTestResult`s. */
  results: string;
  started_at: number;
  /** The points that are held, see `Hold`. */
  wallet_id: string;
  reservation_id: string | null;
  price: number;
}

export interface CardTestQuestionsRow {
  draft_id: string;
  /** JSON of `OwnTestQuestion`s. */
  questions: string;
}

export interface CardTestTables {
  card_test_reports: CardTestReportRow;
  card_test_questions: CardTestQuestionsRow;
}
