import { sql, type RawBuilder } from 'kysely';
import type { Queries, Trx } from '../db/database.ts';
import type { SubjectKind } from '../explore/subject-kind.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import { onePage, type SortColumn } from '../lists/keyset.ts';
import type { ShownGroup } from './count-groups.ts';

export interface WorkRow {
  kind: SubjectKind;
  id: string;
  /** Epoch ms. */
  published_at: number;
}

export interface UseRow {
  work_id: string;
  measure: string;
  /** Epoch ms of the mark; 0 without one. */
  mark: number;
  day: number;
  person_id: string;
  count: number;
}

export interface Creator {
  accountId: string;
  /** Whether works for adults are among them. */
  mature: boolean;
}

const TABLES = {
  character: { table: 'characters', id: 'character_id' },
  story: { table: 'stories', id: 'story_id' },
} as const satisfies Record<SubjectKind, { table: string; id: string }>;

function worksOfKind(kind: SubjectKind, { accountId, mature }: Creator): RawBuilder<WorkRow> {
  const { id, table } = TABLES[kind];
  return sql<WorkRow>`select ${sql.lit(kind)} as kind, w.${sql.ref(id)} as id, w.published_at as published_at
    from ${sql.table(table)} w
    where w.owner_id = ${accountId} and w.deleted_at is null and w.visibility <> 'private'
      and w.published_at is not null and w.mature <= ${sql.lit(mature ? 1 : 0)}`;
}

const worksOf = (creator: Creator) =>
  sql<WorkRow>`(${worksOfKind('character', creator)} union all ${worksOfKind('story', creator)})`;

/** Where uses are read from: each has an `id` of a work, a `person_id`, a time `at`, and a measure. */
interface Source {
  kind: SubjectKind;
  /** An expression over `e` for a source of several measures. */
  measure: RawBuilder<string>;
  from: RawBuilder<unknown>;
  /** Joins to it. */
  with?: RawBuilder<unknown>;
  /** What narrows the rows down, beside their time. */
  where: RawBuilder<unknown>;
  workId: RawBuilder<unknown>;
  personId: RawBuilder<unknown>;
  at: RawBuilder<number>;
  /** Never before `at`, and in an index with `workId`. */
  indexedAt: RawBuilder<number>;
}

const chats = {
  kind: 'character',
  from: sql`chats e`,
  workId: sql`e.character_id`,
  personId: sql`e.owner_id`,
  at: sql<number>`e.created_at`,
  indexedAt: sql<number>`e.updated_at`,
} as const;
const plays = {
  kind: 'story',
  from: sql`story_sessions e`,
  workId: sql`e.story_id`,
  personId: sql`e.owner_id`,
  at: sql<number>`e.created_at`,
  indexedAt: sql<number>`e.updated_at`,
} as const;
const rounds = {
  kind: 'story',
  from: sql`story_sessions e`,
  with: sql`join story_rounds r on r.story_session_id = e.story_session_id`,
  workId: sql`e.story_id`,
  personId: sql`e.owner_id`,
  at: sql<number>`r.created_at`,
  indexedAt: sql<number>`e.updated_at`,
} as const;
const likesOf = (kind: SubjectKind): Source => ({
  kind,
  measure: sql.lit('likes'),
  from: sql`favourites e`,
  where: sql`e.subject_kind = ${sql.lit(kind)}`,
  workId: sql`e.subject_id`,
  personId: sql`e.owner_id`,
  at: sql<number>`e.created_at`,
  indexedAt: sql<number>`e.created_at`,
});

/** Uses wait for others for a year, in ms, which bounds how many rows are read. */
const WAIT_MS = 366 * DAY_MS;

export const SOURCES: readonly Source[] = [
  { ...chats, measure: sql.lit('chats'), where: sql`e.story_session_id is null` },
  {
    ...chats,
    measure: sql.lit('people'),
    where: sql`e.story_session_id is null and not exists (
      select 1 from chats b where b.owner_id = e.owner_id and b.character_id = e.character_id
        and b.story_session_id is null
        and (b.created_at < e.created_at or (b.created_at = e.created_at and b.chat_id < e.chat_id)))`,
  },
  {
    ...chats,
    measure: sql.lit('replies'),
    with: sql`join messages m on m.chat_id = e.chat_id join replies r on r.message_id = m.message_id`,
    where: sql`e.story_session_id is null and m.status in ('complete', 'stopped')`,
    at: sql<number>`m.created_at`,
    indexedAt: sql<number>`e.updated_at`,
  },
  likesOf('character'),
  {
    kind: 'character',
    measure: sql.lit('followers'),
    from: sql`character_follows e`,
    where: sql`1 = 1`,
    workId: sql`e.character_id`,
    personId: sql`e.account_id`,
    at: sql<number>`e.created_at`,
    indexedAt: sql<number>`e.created_at`,
  },
  { ...plays, measure: sql.lit('plays'), where: sql`1 = 1` },
  {
    ...plays,
    measure: sql.lit('people'),
    where: sql`not exists (
      select 1 from story_sessions b where b.owner_id = e.owner_id and b.story_id = e.story_id
        and (b.created_at < e.created_at
          or (b.created_at = e.created_at and b.story_session_id < e.story_session_id)))`,
  },
  { ...rounds, measure: sql.lit('rounds'), where: sql`1 = 1` },
  { ...rounds, measure: sql`'ending:' || r.ending_id`, where: sql`r.ending_id is not null` },
  likesOf('story'),
];

interface UseRequest {
  creator: Creator;
  /** Whose uses are not counted, with the devices that are known as theirs. */
  without: readonly string[];
  /** Epoch ms; later uses are left for the next time. */
  before: number;
  limit: number;
}

/** Uses of the last year that no mark covers, by day, of all works of a creator. */
export async function findUses(db: Queries, source: Source, request: UseRequest): Promise<UseRow[]> {
  const { at, from, indexedAt, kind, measure, personId, where, workId } = source;
  const { before, creator, limit, without } = request;
  const accounts = sql.join(without);
  const oldest = sql`cast(${before - WAIT_MS} as bigint)`;
  const { rows } = await sql<UseRow>`
    select work_id, measure, mark, day, person_id, count(*) as count from (
      select w.id as work_id, ${measure} as measure, coalesce(k.counted_before, 0) as mark,
        ${at} / ${sql.lit(DAY_MS)} as day, ${personId} as person_id
      from (${worksOfKind(kind, creator)}) w
      join ${from} on ${workId} = w.id and ${indexedAt} >= ${oldest}
      ${source.with ?? sql``}
      left join creator_number_marks k
        on k.work_kind = ${sql.lit(kind)} and k.work_id = w.id and k.measure = ${measure}
      where ${where} and ${at} >= ${oldest} and ${at} < cast(${before} as bigint)
        and ${at} >= coalesce(k.counted_before, 0)
        and ${personId} not in (${accounts})
        and ${personId} not in (select d.device_id from known_devices d where d.account_id in (${accounts}))
    ) uses
    group by work_id, measure, mark, day, person_id
    order by day
    limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

interface Written {
  kind: SubjectKind;
  id: string;
  measure: string;
}

/** False when another request has counted on from the same mark. */
export async function moveMark(trx: Trx, work: Written, [before, after]: readonly [number, number]): Promise<boolean> {
  const moved = await trx
    .insertInto('creator_number_marks')
    .values({ work_kind: work.kind, work_id: work.id, measure: work.measure, counted_before: after })
    .onConflict((conflict) =>
      conflict
        .columns(['work_kind', 'work_id', 'measure'])
        .doUpdateSet({ counted_before: after })
        .where('creator_number_marks.counted_before', '=', before),
    )
    .returning('work_id')
    .executeTakeFirst();
  return moved !== undefined;
}

export async function addGroups(trx: Trx, work: Written, groups: readonly ShownGroup[]): Promise<void> {
  for (const { count, day } of groups) {
    await trx
      .insertInto('creator_number_days')
      .values({ work_kind: work.kind, work_id: work.id, measure: work.measure, day, count })
      .onConflict((conflict) =>
        conflict
          .columns(['work_kind', 'work_id', 'measure', 'day'])
          .doUpdateSet((column) => ({ count: column('creator_number_days.count', '+', count) })),
      )
      .execute();
  }
}

const ORDER = [
  { column: 'published_at', direction: 'desc', type: 'number' },
  { column: 'id', direction: 'desc', type: 'string' },
] as const satisfies readonly SortColumn[];

export const listOf = ({ accountId, mature }: Creator) => ({ list: 'creator-numbers', accountId, mature });

/** A page, last published first, with one extra row where there is more. */
export async function findWorks(
  db: Queries,
  creator: Creator,
  page: { cursor?: string | undefined; limit: number },
): Promise<WorkRow[]> {
  const query = db.selectFrom(worksOf(creator).as('works')).selectAll();
  return onePage(query, { ...page, list: listOf(creator), order: ORDER }).execute();
}

/** Undefined for a work of another, and for one that is not published. */
export async function findWork(
  db: Queries,
  creator: Creator,
  { id, kind }: { kind: SubjectKind; id: string },
): Promise<WorkRow | undefined> {
  return db
    .selectFrom(worksOf(creator).as('works'))
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Epoch ms; undefined without works. */
export async function findFirstPublication(db: Queries, creator: Creator): Promise<number | undefined> {
  const row = await db
    .selectFrom(worksOf(creator).as('works'))
    .select((select) => select.fn.min<number | null>('published_at').as('first'))
    .executeTakeFirst();
  return row?.first ?? undefined;
}

export interface MeasureDayRow {
  measure: string;
  day: number;
  count: number;
}

/** Sums of all works by measure and day, newest first; endings are not among them. */
export async function findTotalDays(
  db: Queries,
  creator: Creator,
  { from, limit }: { from: number; limit: number },
): Promise<MeasureDayRow[]> {
  const { rows } = await sql<MeasureDayRow>`
    select d.measure as measure, d.day as day, cast(sum(d.count) as bigint) as count
    from ${worksOf(creator)} w
    join creator_number_days d on d.work_kind = w.kind and d.work_id = w.id
    where d.day >= ${sql.lit(from)} and d.measure not like 'ending:%'
    group by d.measure, d.day
    order by d.day desc
    limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

export interface WorkDayRow extends MeasureDayRow {
  kind: SubjectKind;
  id: string;
}

/** The days of works, newest first. */
export async function findWorkDays(
  db: Queries,
  works: readonly Pick<WorkRow, 'kind' | 'id'>[],
  { from, limit }: { from: number; limit: number },
): Promise<WorkDayRow[]> {
  if (works.length === 0) return [];
  const idsOf = (kind: SubjectKind) => works.filter((work) => work.kind === kind).map(({ id }) => id);
  const named = (['character', 'story'] as const).flatMap((kind) => {
    const ids = idsOf(kind);
    return ids.length === 0 ? [] : [sql`(work_kind = ${sql.lit(kind)} and work_id in (${sql.join(ids)}))`];
  });
  return db
    .selectFrom('creator_number_days')
    .select(['work_kind as kind', 'work_id as id', 'measure', 'day', 'count'])
    .where(sql<boolean>`(${sql.join(named, sql` or `)})`)
    .where('day', '>=', from)
    .orderBy('day', 'desc')
    .limit(limit)
    .execute();
}
