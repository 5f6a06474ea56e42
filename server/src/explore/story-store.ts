import type { Queries } from '../db/database.ts';
import type { CursorKey } from '../lists/cursor.ts';
import { onePage, type SortColumn } from '../lists/keyset.ts';
import { STORIES, isAskedFor, isListedFor, isNotWithheldFrom, isOpenTo } from './entry-conditions.ts';
import type { View } from '../http/view.ts';
import type { SortOrder, StoryRequest } from './list-request.ts';

const ORDERS = {
  popular: [
    { column: 's.reader_count', direction: 'desc', type: 'number' },
    { column: 's.rank', direction: 'asc', type: 'number' },
    { column: 's.story_id', direction: 'asc', type: 'string' },
  ],
  newest: [
    { column: 's.listed_at', direction: 'desc', type: 'number' },
    { column: 's.rank', direction: 'asc', type: 'number' },
    { column: 's.story_id', direction: 'asc', type: 'string' },
  ],
  name: [
    { column: 't.name_key', direction: 'asc', type: 'string' },
    { column: 's.story_id', direction: 'asc', type: 'string' },
  ],
} as const satisfies Record<SortOrder, readonly SortColumn[]>;

const MOST_APPEARANCES = 24;

const CARD_COLUMNS = [
  's.story_id',
  's.language',
  's.languages',
  's.mature',
  's.tags',
  's.listed_at',
  's.rank',
  's.reader_count',
  's.kind',
  's.rounds',
  's.fewest_rounds',
  's.chapters',
  's.endings',
  's.cover_color',
  's.cover_ink',
  's.picture_key',
  't.display_locale',
  't.title',
  't.tagline',
  't.name_key',
] as const;

const DETAIL_COLUMNS = [
  't.synopsis',
  's.opening',
  's.reading_minutes',
  's.creator_name',
  's.withheld_at',
  's.created_at',
  's.owner_id',
  's.visibility',
  's.roles',
  't.locale',
  't.opening as own_opening',
  't.roles as own_roles',
] as const;

function withTexts(db: Queries, view: View) {
  return db
    .selectFrom('stories as s')
    .innerJoin('story_texts as t', (join) =>
      join.onRef('t.story_id', '=', 's.story_id').on('t.locale', '=', view.locale),
    );
}

function inView(db: Queries, view: View) {
  return withTexts(db, view)
    .where('s.deleted_at', 'is', null)
    .$if(!view.mature, (query) => query.where('s.mature', '=', 0));
}

function matching(db: Queries, view: View, request: StoryRequest) {
  const { kind } = request;
  const query = inView(db, view).where(isListedFor(view, STORIES)).where(isAskedFor(request, STORIES));
  return kind === undefined ? query : query.where('s.kind', '=', kind);
}

export async function findCastIds(db: Queries, storyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('story_cast')
    .select('character_id')
    .where('story_id', '=', storyId)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.character_id);
}

export async function listStories(db: Queries, view: View, request: StoryRequest) {
  const order = ORDERS[request.sort];
  const query = matching(db, view, request).select(CARD_COLUMNS);
  return onePage(query, { list: listOf(view, request), order, cursor: request.cursor, limit: request.limit }).execute();
}

export async function countStories(db: Queries, view: View, request: StoryRequest): Promise<number> {
  const row = await matching(db, view, request)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}

/** Unordered, without what the view does not show by its address. */
export async function findStoryCards(db: Queries, view: View, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return inView(db, view).where(isOpenTo(view, STORIES)).select(CARD_COLUMNS).where('s.story_id', 'in', ids).execute();
}

/** The cards of stories in which a character appears, without unlisted ones of others; the house's order. */
export async function findStoriesWith(db: Queries, view: View, characterId: string) {
  return inView(db, view)
    .innerJoin('story_cast as k', 'k.story_id', 's.story_id')
    .where('k.character_id', '=', characterId)
    .where(isListedFor(view, STORIES))
    .select(CARD_COLUMNS)
    .orderBy('s.rank')
    .orderBy('s.story_id')
    .limit(MOST_APPEARANCES)
    .execute();
}

export async function findStory(db: Queries, view: View, storyId: string) {
  return inView(db, view)
    .where(isOpenTo(view, STORIES))
    .select([...CARD_COLUMNS, ...DETAIL_COLUMNS])
    .where('s.story_id', '=', storyId)
    .executeTakeFirst();
}

/** A story that the viewer has begun, whatever its visibility is now; undefined for one that is withheld from them. */
export async function findBegunStory(db: Queries, view: View, storyId: string) {
  return withTexts(db, view)
    .where(isNotWithheldFrom(view, STORIES))
    .select([...CARD_COLUMNS, ...DETAIL_COLUMNS, 's.deleted_at'])
    .where('s.story_id', '=', storyId)
    .executeTakeFirst();
}

export type StoryCardRow = Awaited<ReturnType<typeof findStoryCards>>[number];
export type StoryDetailRow = NonNullable<Awaited<ReturnType<typeof findStory>>>;

export function listOf({ locale, mature }: View, { q, include, exclude, shelf, sort, kind }: StoryRequest): object {
  return { list: 'stories', locale, mature, q, include, exclude, shelf, sort, kind };
}

export function keyOf(row: StoryCardRow, sort: SortOrder): CursorKey {
  const keys = {
    popular: [row.reader_count, row.rank, row.story_id],
    newest: [row.listed_at, row.rank, row.story_id],
    name: [row.name_key, row.story_id],
  } satisfies Record<SortOrder, CursorKey>;
  return keys[sort];
}
