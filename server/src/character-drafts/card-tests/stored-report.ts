import { z } from 'zod';
import { CardTestResult, type CardTestReport } from '../../contract/validators.ts';
import type { CardTestReportRow } from './tables.ts';

const Results = z.array(CardTestResult);

export const resultsOf = ({ results }: Pick<CardTestReportRow, 'results'>): CardTestResult[] =>
  Results.parse(JSON.parse(results));

/** A report as the contract has it; while it runs, its points are those that are held. */
export function showReport(row: CardTestReportRow): CardTestReport {
  return {
    reportId: row.report_id,
    revision: row.revision,
    state: row.state,
    isModel: row.is_model === 1,
    points: row.state === 'running' ? row.price : row.points,
    total: row.total,
    results: resultsOf(row),
    startedAt: new Date(row.started_at).toISOString(),
  };
}
