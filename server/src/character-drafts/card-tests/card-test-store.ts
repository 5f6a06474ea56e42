import type { Queries, Trx } from '../../db/database.ts';
import type { CardTestReportRow } from './tables.ts';

/** The newest reports of a draft, the newest first. */
export async function findReports(db: Queries, draftId: string, limit: number): Promise<CardTestReportRow[]> {
  return db
    .selectFrom('card_test_reports')
    .selectAll()
    .where('draft_id', '=', draftId)
    .orderBy('started_at', 'desc')
    .orderBy('report_id', 'desc')
    .limit(limit)
    .execute();
}

export async function findReport(db: Queries, reportId: string): Promise<CardTestReportRow | undefined> {
  return db.selectFrom('card_test_reports').selectAll().where('report_id', '=', reportId).executeTakeFirst();
}

export async function insertReport(trx: Trx, row: CardTestReportRow): Promise<void> {
  await trx.insertInto('card_test_reports').values(row).execute();
}

/** Changes a report that is still running. */
export async function updateRunning(
  db: Queries,
  reportId: string,
  changes: Partial<Pick<CardTestReportRow, 'state' | 'points' | 'results'>>,
): Promise<void> {
  await db
    .updateTable('card_test_reports')
    .set(changes)
    .where('report_id', '=', reportId)
    .where('state', '=', 'running')
    .execute();
}

export async function deleteReports(trx: Trx, reportIds: readonly string[]): Promise<void> {
  if (reportIds.length === 0) return;
  await trx.deleteFrom('card_test_reports').where('report_id', 'in', reportIds).execute();
}

/** Who owns the draft now; undefined for one that is erased. */
export async function findDraftOwner(db: Queries, draftId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('character_drafts')
    .select('owner_id')
    .where('draft_id', '=', draftId)
    .executeTakeFirst();
  return row?.owner_id;
}

/** JSON of the author's own questions; undefined for none. */
export async function findQuestions(db: Queries, draftId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('card_test_questions')
    .select('questions')
    .where('draft_id', '=', draftId)
    .executeTakeFirst();
  return row?.questions;
}

export async function setQuestions(trx: Trx, draftId: string, questions: string): Promise<void> {
  await trx
    .insertInto('card_test_questions')
    .values({ draft_id: draftId, questions })
    .onConflict((conflict) => conflict.column('draft_id').doUpdateSet({ questions }))
    .execute();
}

/** Erases what belongs to drafts that are erased; so many rows of each kind at most. */
export async function eraseOrphanedCardTests(db: Queries, most: number): Promise<void> {
  await db
    .deleteFrom('card_test_reports')
    .where('report_id', 'in', (select) =>
      select
        .selectFrom('card_test_reports')
        .leftJoin('character_drafts', 'character_drafts.draft_id', 'card_test_reports.draft_id')
        .select('card_test_reports.report_id')
        .where('character_drafts.draft_id', 'is', null)
        .where('card_test_reports.state', '<>', 'running')
        .limit(most),
    )
    .execute();
  await db
    .deleteFrom('card_test_questions')
    .where('draft_id', 'in', (select) =>
      select
        .selectFrom('card_test_questions')
        .leftJoin('character_drafts', 'character_drafts.draft_id', 'card_test_questions.draft_id')
        .select('card_test_questions.draft_id')
        .where('character_drafts.draft_id', 'is', null)
        .limit(most),
    )
    .execute();
}
