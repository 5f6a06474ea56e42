import type { ReportReason } from '../contract/validators.ts';
import type { Queries } from '../db/database.ts';
import type { ReportDecisionRow, ReportedKind, ReportRow } from './tables.ts';

/** Which reports are looked for. */
export interface CaseFilter {
  /** Whether there are reports on it upon which nobody has decided. */
  state: 'open' | 'decided' | 'all';
  kind?: ReportedKind | undefined;
  reason?: ReportReason | undefined;
  /** Most cases. */
  limit: number;
}

/** What was reported. */
export interface ReportedThing {
  kind: ReportedKind;
  id: string;
  characterId: string;
  /** Null for a post of the seed world. */
  authorId: string | null;
  text: string;
  /** Who can see it. */
  shown: 'to everybody' | 'to its author' | 'to nobody, deleted';
}

/** Something that was reported, with all that was said and decided about it, oldest first. */
export interface Case extends ReportedThing {
  reports: ReportRow[];
  decisions: ReportDecisionRow[];
}

/** What has been reported, whatever was reported last first. */
export async function findReported(
  db: Queries,
  { kind, limit, reason, state }: CaseFilter,
): Promise<{ kind: ReportedKind; id: string }[]> {
  let query = db
    .selectFrom('reports')
    .select(['target_kind as kind', 'target_id as id'])
    .groupBy(['target_kind', 'target_id'])
    .orderBy((select) => select.fn.max('created_at'), 'desc')
    .orderBy('target_id')
    .limit(limit);
  if (kind !== undefined) query = query.where('target_kind', '=', kind);
  if (reason !== undefined) query = query.where('reason', '=', reason);
  if (state === 'open') query = query.where('decision_id', 'is', null);
  if (state === 'decided') query = query.where('decision_id', 'is not', null);
  return query.execute();
}

/** A post or a comment, whatever has become of it. */
export async function findThing(db: Queries, id: string): Promise<ReportedThing | undefined> {
  return (await findReportedComment(db, id)) ?? findReportedPost(db, id);
}

async function findReportedComment(db: Queries, id: string): Promise<ReportedThing | undefined> {
  const row = await db.selectFrom('comments').selectAll().where('comment_id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const shown = shownTo(row.hidden_by !== null, row.withheld_at !== null);
  return { kind: 'comment', id, characterId: row.character_id, authorId: row.account_id, text: row.text, shown };
}

async function findReportedPost(db: Queries, id: string): Promise<ReportedThing | undefined> {
  const row = await db.selectFrom('posts').selectAll().where('post_id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const shown = shownTo(row.hidden_at !== null, row.withheld_at !== null);
  return { kind: 'post', id, characterId: row.character_id, authorId: row.author_id, text: row.text, shown };
}

function shownTo(isDeleted: boolean, isWithheld: boolean): ReportedThing['shown'] {
  if (isDeleted) return 'to nobody, deleted';
  return isWithheld ? 'to its author' : 'to everybody';
}

/** What was said and decided about something, oldest first. */
export async function findHistory(
  db: Queries,
  { id, kind }: Pick<ReportedThing, 'kind' | 'id'>,
): Promise<Pick<Case, 'reports' | 'decisions'>> {
  const reports = await db
    .selectFrom('reports')
    .selectAll()
    .where('target_kind', '=', kind)
    .where('target_id', '=', id)
    .orderBy('created_at')
    .execute();
  const decisions = await db
    .selectFrom('report_decisions')
    .selectAll()
    .where('target_kind', '=', kind)
    .where('target_id', '=', id)
    .orderBy('decided_at')
    .execute();
  return { reports, decisions };
}
