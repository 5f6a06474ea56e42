import type { Queries } from '../db/database.ts';
import type { CursorKey } from '../lists/cursor.ts';
import { onePage, type SortColumn } from '../lists/keyset.ts';
import { STORIES, isAskedFor, isOpenTo } from './entry-conditions.ts';
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

/** What a card shows, and what the orders sort by. */
const CARD_COLUMNS = [
  's.story_id',
  's.language',
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
  's.roles',
] as const;

/** Stories that may be shown in a view, with their texts in its language. */
function visible(db: Queries, view: View) {
  return db
    .selectFrom('stories as s')
    .innerJoin('story_texts as t', (join) =>
      join.onRef('t.story_id', '=', 's.story_id').on('t.locale', '=', view.locale),
    )
    .where(isOpenTo(view, STORIES))
    .where('s.deleted_at', 'is', null)
    .$if(!view.mature, (query) => query.where('s.mature', '=', 0));
}

function matching(db: Queries, view: View, request: StoryRequest) {
  const { kind } = request;
  const query = visible(db, view).where(isAskedFor(request, STORIES));
  return kind === undefined ? query : query.where('s.kind', '=', kind);
}

/** Ids of the stories that a character appears in, in editorial order. */
export async function findStoryIdsByCast(db: Queries, characterId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('story_cast as k')
    .innerJoin('stories as s', 's.story_id', 'k.story_id')
    .select('k.story_id')
    .where('k.character_id', '=', characterId)
    .orderBy('s.rank')
    .orderBy('s.story_id')
    .execute();
  return rows.map((row) => row.story_id);
}

/** Ids of the characters of a story, the leading part first. */
export async function findCastIds(db: Queries, storyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('story_cast')
    .select('character_id')
    .where('story_id', '=', storyId)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.character_id);
}

/** One page of cards, and one more row where there is a further page. */
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

/** Cards by id; ids that the view does not show are left out, the order is the database's. */
export async function findStoryCards(db: Queries, view: View, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return visible(db, view).select(CARD_COLUMNS).where('s.story_id', 'in', ids).execute();
}

export async function findStory(db: Queries, view: View, storyId: string) {
  return visible(db, view)
    .select([...CARD_COLUMNS, ...DETAIL_COLUMNS])
    .where('s.story_id', '=', storyId)
    .executeTakeFirst();
}

export type StoryCardRow = Awaited<ReturnType<typeof findStoryCards>>[number];
export type StoryDetailRow = NonNullable<Awaited<ReturnType<typeof findStory>>>;

/** Everything that makes the list of a request; cursors belong to it. */
export function listOf({ locale, mature }: View, { q, include, exclude, shelf, sort, kind }: StoryRequest): object {
  return { list: 'stories', locale, mature, q, include, exclude, shelf, sort, kind };
}

/** The sort key of a row in an order. */
export function keyOf(row: StoryCardRow, sort: SortOrder): CursorKey {
  const keys = {
    popular: [row.reader_count, row.rank, row.story_id],
    newest: [row.listed_at, row.rank, row.story_id],
    name: [row.name_key, row.story_id],
  } satisfies Record<SortOrder, CursorKey>;
  return keys[sort];
}
