import type { CharacterVisibility, CollectionVisibility, ReportReason } from '../contract/validators.ts';
import type { Queries } from '../db/database.ts';
import { findSubjectState, findSubjectTitle, type SubjectName } from '../explore/subjects.ts';
import { findPostState } from '../posts/withheld-posts.ts';
import { findProposal } from '../proposals/proposal-store.ts';
import { findCollection } from './collections/collection-store.ts';
import type { ReportDecisionRow, ReportedKind, ReportRow } from './tables.ts';

export interface CaseFilter {
  state: 'open' | 'decided' | 'all';
  kind?: ReportedKind | undefined;
  reason?: ReportReason | undefined;
  /** Only what was last reported before this, in the order of the list. */
  after?: Pick<Reported, 'id' | 'reportedAt'> | undefined;
  limit: number;
}

export interface Reported {
  kind: ReportedKind;
  id: string;
  /** When it was last reported, of the reports that the filter takes (epoch ms). */
  reportedAt: number;
}

export interface ReportedThing {
  kind: ReportedKind;
  id: string;
  /** Such as `character maren-vale`, `chat cht-…` or `its own page`. */
  on: string;
  /** The character or story itself, or where it was said; null for all else. */
  subject: SubjectName | null;
  /** Null for the house. */
  authorId: string | null;
  authorName: string;
  /** Empty without a name. */
  title: string;
  text: string;
  shown: 'to everybody' | 'to those with its address' | 'to its author' | 'to its reader' | 'to no one, deleted';
}

export interface Case extends ReportedThing {
  reports: ReportRow[];
  decisions: ReportDecisionRow[];
}

/** Last reported first. */
export async function findReported(
  db: Queries,
  { after, kind, limit, reason, state }: CaseFilter,
): Promise<Reported[]> {
  let query = db
    .selectFrom('reports')
    .select((select) => ['target_kind as kind', 'target_id as id', select.fn.max('created_at').as('reportedAt')])
    .groupBy(['target_kind', 'target_id'])
    .orderBy((select) => select.fn.max('created_at'), 'desc')
    .orderBy('target_id')
    .limit(limit);
  if (kind !== undefined) query = query.where('target_kind', '=', kind);
  if (reason !== undefined) query = query.where('reason', '=', reason);
  if (state === 'open') query = query.where('decision_id', 'is', null);
  if (state === 'decided') query = query.where('decision_id', 'is not', null);
  if (after !== undefined) {
    query = query.having((group) =>
      group.or([
        group(group.fn.max('created_at'), '<', after.reportedAt),
        group.and([group(group.fn.max('created_at'), '=', after.reportedAt), group('target_id', '>', after.id)]),
      ]),
    );
  }
  return query.execute();
}

/** How many things have open reports. */
export async function countOpenCases(db: Queries): Promise<number> {
  const open = db
    .selectFrom('reports')
    .select(['target_kind', 'target_id'])
    .where('decision_id', 'is', null)
    .groupBy(['target_kind', 'target_id']);
  const row = await db
    .selectFrom(open.as('open'))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function findReportTarget(
  db: Queries,
  id: string,
  readMakers: ReadMakers,
): Promise<ReportedThing | undefined> {
  const thing = (await findReportedComment(db, id)) ?? (await findReportedPost(db, id)) ?? (await findByReport(db, id));
  if (thing === undefined) return undefined;
  const { authorId } = thing;
  const makers = authorId === null ? undefined : await readMakers(db, [authorId]);
  return { ...thing, authorName: makers?.get(authorId ?? '')?.userName ?? '' };
}

export type ReadMakers = (
  db: Queries,
  ownerIds: readonly string[],
) => Promise<ReadonlyMap<string, { userName: string }>>;

type FoundThing = Omit<ReportedThing, 'authorName'>;

async function findReportedComment(db: Queries, id: string): Promise<FoundThing | undefined> {
  const row = await db.selectFrom('comments').selectAll().where('comment_id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const shown = shownTo(row.hidden_by !== null, row.withheld_at !== null);
  const on = `${row.subject_kind} ${row.subject_id}`;
  const subject = row.subject_kind === 'proposal' ? null : { kind: row.subject_kind, id: row.subject_id };
  return { kind: 'comment', id, on, subject, authorId: row.account_id, title: '', text: row.text, shown };
}

async function findReportedPost(db: Queries, id: string): Promise<FoundThing | undefined> {
  const row = await findPostState(db, id);
  if (row === undefined) return undefined;
  const shown = shownTo(row.hidden_at !== null, row.withheld_at !== null);
  return {
    kind: 'post',
    id,
    on: `character ${row.character_id}`,
    subject: { kind: 'character', id: row.character_id },
    authorId: row.author_id,
    title: '',
    text: row.text,
    shown,
  };
}

/** The text is what the last reporter saw. */
async function findByReport(db: Queries, id: string): Promise<FoundThing | undefined> {
  const row = await db
    .selectFrom('reports')
    .select(['target_kind', 'excerpt', 'found_on'])
    .where('target_id', '=', id)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (row === undefined) return findDecidedWork(db, id);
  const { excerpt: text, found_on: on, target_kind: kind } = row;
  const seen = { kind, id, on, subject: null, authorId: null, title: '', text } as const;
  const gone = { ...seen, shown: 'to no one, deleted' } as const;
  if (kind === 'message') return { ...seen, shown: 'to its reader' };
  if (kind === 'collection') return (await findReportedCollection(db, id, on)) ?? gone;
  if (kind === 'proposal') return (await findReportedProposal(db, id, on)) ?? gone;
  if (kind !== 'character' && kind !== 'story') return gone;
  const state = await findSubjectState(db, { kind, id });
  if (state === undefined) return gone;
  const shown = shownTo(state.deleted_at !== null, state.withheld_at !== null);
  // The excerpt begins with the name.
  const [title = ''] = text.split('\n', 1);
  const reach = shown === 'to everybody' ? REACHES[state.visibility] : shown;
  return { kind, id, on, subject: { kind, id }, authorId: state.owner_id, title, text, shown: reach };
}

/** A work that operators hid although no one had reported it. */
async function findDecidedWork(db: Queries, id: string): Promise<FoundThing | undefined> {
  const row = await db
    .selectFrom('report_decisions')
    .select('target_kind as kind')
    .where('target_id', '=', id)
    .where('target_kind', 'in', ['character', 'story'])
    .executeTakeFirst();
  if (row?.kind !== 'character' && row?.kind !== 'story') return undefined;
  const work = { kind: row.kind, id };
  const state = await findSubjectState(db, work);
  const seen = { ...work, on: 'its own page', subject: work, text: '' } as const;
  if (state === undefined) return { ...seen, authorId: null, title: '', shown: 'to no one, deleted' };
  const shown = shownTo(state.deleted_at !== null, state.withheld_at !== null);
  const reach = shown === 'to everybody' ? REACHES[state.visibility] : shown;
  return { ...seen, authorId: state.owner_id, title: await findSubjectTitle(db, work), shown: reach };
}

async function findReportedCollection(db: Queries, id: string, on: string): Promise<FoundThing | undefined> {
  const row = await findCollection(db, id);
  if (row === undefined) return undefined;
  const { account_id: authorId, description: text, name: title } = row;
  const shown = row.withheld_at === null ? COLLECTION_REACHES[row.visibility] : 'to its author';
  return { kind: 'collection', id, on, subject: null, authorId, title, text, shown };
}

async function findReportedProposal(db: Queries, id: string, on: string): Promise<FoundThing | undefined> {
  const row = await findProposal(db, id);
  if (row === undefined) return undefined;
  const { author_id: authorId, body: text, title } = row;
  const shown = row.withheld_at === null ? 'to everybody' : 'to its author';
  return { kind: 'proposal', id, on, subject: null, authorId, title, text, shown };
}

const COLLECTION_REACHES = {
  private: 'to its author',
  link: 'to those with its address',
  public: 'to everybody',
} as const satisfies Record<CollectionVisibility, ReportedThing['shown']>;

const REACHES = {
  private: 'to its author',
  unlisted: 'to those with its address',
  public: 'to everybody',
} as const satisfies Record<CharacterVisibility, ReportedThing['shown']>;

function shownTo(isDeleted: boolean, isWithheld: boolean): ReportedThing['shown'] {
  if (isDeleted) return 'to no one, deleted';
  return isWithheld ? 'to its author' : 'to everybody';
}

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
