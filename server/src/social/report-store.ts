import type { Trx } from '../db/database.ts';
import type { ReportDecisionRow, ReportRow } from './tables.ts';

export async function insertReport(trx: Trx, report: ReportRow): Promise<boolean> {
  const filed = await trx
    .insertInto('reports')
    .values(report)
    .onConflict((conflict) => conflict.columns(['target_kind', 'target_id', 'reporter_id']).doNothing())
    .returning('target_id')
    .executeTakeFirst();
  return filed !== undefined;
}

export async function insertDecision(trx: Trx, decision: ReportDecisionRow): Promise<void> {
  await trx.insertInto('report_decisions').values(decision).execute();
}

/** Links open reports to a decision; returns who filed them. */
export async function settleReports(
  trx: Trx,
  { decision_id, target_id, target_kind }: ReportDecisionRow,
): Promise<string[]> {
  const settled = await trx
    .updateTable('reports')
    .set({ decision_id })
    .where('target_kind', '=', target_kind)
    .where('target_id', '=', target_id)
    .where('decision_id', 'is', null)
    .returning('reporter_id')
    .execute();
  return settled.map((row) => row.reporter_id);
}

export async function mergeGuestReports(trx: Trx, from: string, to: string): Promise<void> {
  await trx
    .deleteFrom('reports')
    .where('reporter_id', '=', from)
    .where((where) =>
      where.exists(
        where
          .selectFrom('reports as own')
          .select('own.reporter_id')
          .where('own.reporter_id', '=', to)
          .whereRef('own.target_kind', '=', 'reports.target_kind')
          .whereRef('own.target_id', '=', 'reports.target_id'),
      ),
    )
    .execute();
  await trx.updateTable('reports').set({ reporter_id: to }).where('reporter_id', '=', from).execute();
}
