import type { BenchKind } from '../contract/validators.ts';

export interface BenchScoreRow {
  account_id: string;
  kind: BenchKind;
  engine: string;
  /** Empty without one. */
  model: string;
  preferred: number;
  compared: number;
}

export interface EngineBenchTables {
  bench_scores: BenchScoreRow;
}
