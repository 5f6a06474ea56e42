import { sql, type RawBuilder } from 'kysely';
import type { NotificationItem } from '../../contract/validators.ts';
import type { Queries } from '../../db/database.ts';
import type { SubjectKind } from '../../explore/subject-kind.ts';
import { onePage, type SortColumn } from '../../lists/keyset.ts';
import type { NotificationRow } from './tables.ts';

/** What an account can read of its notifications; older ones are erased by the sweep. */
export const MOST_NOTIFICATIONS = 200;

const ORDER = [
  { column: 'at', direction: 'desc', type: 'number' },
  { column: 'id', direction: 'desc', type: 'string' },
] as const satisfies readonly SortColumn[];

export const NOTIFICATION_KINDS = ['published', 'commented', 'decided', 'report-decided'] as const;

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The choice of the settings that an item goes with. */
export const CHOICE_OF = {
  published: 'published',
  commented: 'commented',
  'proposal-commented': 'commented',
  decided: 'decided',
  'proposal-followed-up': 'decided',
  'report-decided': 'report-decided',
} as const satisfies Record<NotificationItem['kind'], NotificationKind>;

export interface EntryRow extends Pick<
  NotificationRow,
  'thing_kind' | 'thing_id' | 'subject_kind' | 'subject_id' | 'decision' | 'at'
> {
  id: string;
  kind: NotificationKind;
  /** Who published it; empty for the other kinds. */
  creator_id: string;
}

export interface NotificationRequest {
  cursor?: string | undefined;
  limit: number;
  /** All where there are none. */
  kinds?: readonly NotificationKind[] | undefined;
}

export function listOf(accountId: string): object {
  return { list: 'notifications', accountId };
}

/**
 * A page, newest first, with one extra row where there is more.
 *
 * Publications of followed creators are joined here and not written for every follower: a publication costs the same with
 * ten followers and with a million, unfollowing ends it at once, and what is taken back, hidden or deleted is on no list.
 * The read costs two range scans of an index for each followed creator, of whom an account has 1,000 at most.
 *
 * @param after Epoch ms; only what came later.
 */
export async function findNotifications(
  db: Queries,
  accountId: string,
  { cursor, kinds = NOTIFICATION_KINDS, limit }: NotificationRequest,
  after: number,
): Promise<EntryRow[]> {
  const entries = sql<EntryRow>`(
    select * from (${stored(accountId, after)}
      union all ${published('character', accountId, after)}
      union all ${published('story', accountId, after)}) every_entry
    order by at desc, id desc
    limit ${sql.lit(MOST_NOTIFICATIONS)})`;
  const query = db.selectFrom(entries.as('entries')).selectAll().where('entries.kind', 'in', kinds);
  return onePage(query, { list: listOf(accountId), order: ORDER, cursor, limit }).execute();
}

function stored(accountId: string, after: number): RawBuilder<unknown> {
  return sql`select n.kind || ':' || n.thing_kind || ':' || n.thing_id as id, n.kind as kind,
      n.thing_kind as thing_kind, n.thing_id as thing_id, n.subject_kind as subject_kind, n.subject_id as subject_id,
      n.decision as decision, '' as creator_id, n.at as at
    from notifications n
    where n.account_id = ${accountId} and n.at > ${after}`;
}

const WORKS = {
  character: { table: 'characters', id: 'w.character_id' },
  story: { table: 'stories', id: 'w.story_id' },
} as const satisfies Record<SubjectKind, { table: string; id: string }>;

function published(kind: SubjectKind, accountId: string, after: number): RawBuilder<unknown> {
  const { id, table } = WORKS[kind];
  const work = sql.ref(id);
  return sql`select ${sql.lit(`published:${kind}:`)} || ${work} as id, 'published' as kind,
      ${sql.lit(kind)} as thing_kind, ${work} as thing_id, ${sql.lit(kind)} as subject_kind, ${work} as subject_id,
      '' as decision, f.creator_id as creator_id, w.published_at as at
    from creator_follows f
    join ${sql.table(table)} w on w.owner_id = f.creator_id
    where f.account_id = ${accountId} and w.listed_at > ${after} and w.published_at > ${after}
      and w.published_at > f.created_at and w.visibility = 'public' and w.withheld_at is null and w.deleted_at is null`;
}

/** How many comments a notification stands for, by its id; none for those whose comments are gone. */
export async function countNewComments(
  db: Queries,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('notifications as n')
    .innerJoin('comments as c', (join) =>
      join.onRef('c.subject_kind', '=', 'n.subject_kind').onRef('c.subject_id', '=', 'n.subject_id'),
    )
    .select(['n.thing_kind', 'n.thing_id'])
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('n.account_id', '=', accountId)
    .where('n.kind', '=', 'commented')
    .where('n.thing_id', 'in', ids)
    .where('c.account_id', '<>', accountId)
    .where('c.hidden_by', 'is', null)
    .where('c.withheld_at', 'is', null)
    .whereRef('c.created_at', '>=', 'n.since')
    .where(
      sql<boolean>`((n.thing_kind = 'post' and c.post_id = n.thing_id) or (n.thing_kind <> 'post' and c.post_id is null))`,
    )
    .groupBy(['n.thing_kind', 'n.thing_id'])
    .execute();
  return new Map(rows.map((row) => [`${row.thing_kind}:${row.thing_id}`, row.total]));
}

/** Epoch ms; 0 before anything was read. */
export async function findReadAt(db: Queries, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('notifications_read')
    .select('read_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.read_at ?? 0;
}

/** Never backwards. */
export async function setReadAt(db: Queries, accountId: string, until: number): Promise<void> {
  await db
    .insertInto('notifications_read')
    .values({ account_id: accountId, read_at: until })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ read_at: until }).where('notifications_read.read_at', '<', until),
    )
    .execute();
}

/** Erases what came before (epoch ms), and of at most `limit` accounts what is beyond `MOST_NOTIFICATIONS`. */
export async function eraseOldNotifications(db: Queries, before: number, limit: number): Promise<void> {
  await db.deleteFrom('notifications').where('at', '<', before).execute();
  const full = await db
    .selectFrom('notifications')
    .select('account_id')
    .groupBy('account_id')
    .having((having) => having.fn.countAll(), '>', MOST_NOTIFICATIONS)
    .limit(limit)
    .execute();
  for (const { account_id: accountId } of full) {
    const newest = await db
      .selectFrom('notifications')
      .select('at')
      .where('account_id', '=', accountId)
      .orderBy('at', 'desc')
      .offset(MOST_NOTIFICATIONS)
      .limit(1)
      .executeTakeFirst();
    if (newest === undefined) continue;
    await db.deleteFrom('notifications').where('account_id', '=', accountId).where('at', '<=', newest.at).execute();
  }
}
