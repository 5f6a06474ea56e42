import type { Queries } from '../db/database.ts';
import type { CursorKey } from '../lists/cursor.ts';
import { onePage, type SortColumn } from '../lists/keyset.ts';
import { CHARACTERS, isAskedFor, isListedFor, isOpenTo } from './entry-conditions.ts';
import type { View } from '../http/view.ts';
import type { ListRequest, SortOrder } from './list-request.ts';

const ORDERS = {
  popular: [
    { column: 'c.chat_count', direction: 'desc', type: 'number' },
    { column: 'c.rank', direction: 'asc', type: 'number' },
    { column: 'c.character_id', direction: 'asc', type: 'string' },
  ],
  newest: [
    { column: 'c.listed_at', direction: 'desc', type: 'number' },
    { column: 'c.rank', direction: 'asc', type: 'number' },
    { column: 'c.character_id', direction: 'asc', type: 'string' },
  ],
  name: [
    { column: 't.name_key', direction: 'asc', type: 'string' },
    { column: 'c.character_id', direction: 'asc', type: 'string' },
  ],
} as const satisfies Record<SortOrder, readonly SortColumn[]>;

const CARD_COLUMNS = [
  'c.character_id',
  'c.language',
  'c.mature',
  'c.tags',
  'c.listed_at',
  'c.rank',
  'c.chat_count',
  'c.portrait_color',
  'c.portrait_key',
  'c.owner_id',
  'c.visibility',
  'c.remix_of',
  't.display_locale',
  't.name',
  't.tagline',
  't.name_key',
] as const;

const DETAIL_COLUMNS = [
  't.about',
  'c.greeting',
  'c.scenario',
  'c.example_dialogue',
  'c.lore',
  'c.creator_name',
  'c.remixable',
  'c.withheld_at',
  'c.created_at',
  'c.portrait_parts',
  'c.portrait_film',
] as const;

function inView(db: Queries, view: View) {
  return db
    .selectFrom('characters as c')
    .innerJoin('character_texts as t', (join) =>
      join.onRef('t.character_id', '=', 'c.character_id').on('t.locale', '=', view.locale),
    )
    .$if(!view.mature, (query) => query.where('c.mature', '=', 0));
}

function matching(db: Queries, view: View, request: ListRequest) {
  return inView(db, view)
    .where('c.deleted_at', 'is', null)
    .where(isListedFor(view, CHARACTERS))
    .where(isAskedFor(request, CHARACTERS));
}

export async function listCharacters(db: Queries, view: View, request: ListRequest) {
  const order = ORDERS[request.sort];
  const query = matching(db, view, request).select(CARD_COLUMNS);
  return onePage(query, { list: listOf(view, request), order, cursor: request.cursor, limit: request.limit }).execute();
}

export async function countCharacters(db: Queries, view: View, request: ListRequest): Promise<number> {
  const row = await matching(db, view, request)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}

/** Cards by id that the view shows, unordered; includes the viewer's deleted ones, whose conversations remain. */
export async function findCharacterCards(db: Queries, view: View, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return inView(db, view)
    .where(isOpenTo(view, CHARACTERS))
    .where((where) => where.or([where('c.deleted_at', 'is', null), where('c.owner_id', '=', view.viewerId ?? '')]))
    .select(CARD_COLUMNS)
    .where('c.character_id', 'in', ids)
    .execute();
}

/** `findCharacterCards` with those that their owner deleted or made private; withheld ones are their owner's alone. */
export async function findMetCards(db: Queries, view: View, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return inView(db, view)
    .where((where) => where.or([where('c.withheld_at', 'is', null), where('c.owner_id', '=', view.viewerId ?? '')]))
    .select(CARD_COLUMNS)
    .where('c.character_id', 'in', ids)
    .execute();
}

export async function findOpenIds(db: Queries, view: View, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await inView(db, view)
    .where('c.deleted_at', 'is', null)
    .where(isOpenTo(view, CHARACTERS))
    .select('c.character_id')
    .where('c.character_id', 'in', ids)
    .execute();
  return new Set(rows.map((row) => row.character_id));
}

export async function findCharacter(db: Queries, view: View, characterId: string) {
  return inView(db, view)
    .where('c.deleted_at', 'is', null)
    .where(isOpenTo(view, CHARACTERS))
    .select([...CARD_COLUMNS, ...DETAIL_COLUMNS])
    .where('c.character_id', '=', characterId)
    .executeTakeFirst();
}

export type CharacterCardRow = Awaited<ReturnType<typeof findCharacterCards>>[number];
export type CharacterDetailRow = NonNullable<Awaited<ReturnType<typeof findCharacter>>>;

export function listOf({ locale, mature }: View, { q, include, exclude, shelf, sort }: ListRequest): object {
  return { list: 'characters', locale, mature, q, include, exclude, shelf, sort };
}

export function keyOf(row: CharacterCardRow, sort: SortOrder): CursorKey {
  const keys = {
    popular: [row.chat_count, row.rank, row.character_id],
    newest: [row.listed_at, row.rank, row.character_id],
    name: [row.name_key, row.character_id],
  } satisfies Record<SortOrder, CursorKey>;
  return keys[sort];
}
