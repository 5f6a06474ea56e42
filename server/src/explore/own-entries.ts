import { sql, type RawBuilder } from 'kysely';
import type { Database, Queries } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { cutPage, onePage, type SortColumn } from '../lists/keyset.ts';
import type { Explore } from './explore.ts';
import type { CharacterRow, StoryRow } from './tables.ts';
import type { View } from './view.ts';

/** The columns that every kind of entry has. */
type SharedRow = Pick<CharacterRow, keyof CharacterRow & keyof StoryRow>;

interface ListedRow<Detail> extends Pick<SharedRow, 'created_at' | 'listed_at'> {
  id: string;
  detail: Detail;
}

/** A kind of entry that visitors bring along and see in a list of their own. */
export interface OwnKind<Card, Detail> {
  table: 'characters' | 'stories';
  idColumn: 'character_id' | 'story_id';
  /** Names the list to its cursors. */
  list: string;
  /** What the list tells of each entry beyond its card; the table is called `e`. */
  detail: RawBuilder<Detail>;
  idOf(card: Card): string;
  cardsOf(explore: Explore, view: View, ids: readonly string[]): Promise<Card[]>;
  /** Said where there is none of an id. */
  missing: string;
}

/** An own entry as a list has it. */
export interface OwnEntry<Card, Detail> {
  card: Card;
  detail: Detail;
  /** Epoch ms. */
  createdAt: number;
}

export interface OwnPage<Card, Detail> {
  items: OwnEntry<Card, Detail>[];
  nextCursor: string | null;
  /** How many there are on all pages. */
  total: number;
  /** How many more there are that the content mode does not show. */
  hiddenMature: number;
}

/** After everything that the house has put in order. */
export const LAST_RANK = 1_000_000;

/** How many entries of a kind somebody has, deleted ones left out. */
export async function countOwn<Card, Detail>(
  db: Queries,
  { table }: OwnKind<Card, Detail>,
  ownerId: string,
  mode: { mature?: boolean } = {},
): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .$if(mode.mature === false, (query) => query.where('mature', '=', 0))
    .executeTakeFirstOrThrow();
  return row.total;
}

/**
 * The viewer's own entries of a kind that the content mode shows, the newest first.
 *
 * @throws {AppError} VALIDATION_FAILED for a cursor of another list.
 */
export async function listOwn<Card, Detail>(
  { database: { db }, explore }: { database: Database; explore: Explore },
  kind: OwnKind<Card, Detail>,
  { ownerId, view }: { ownerId: string; view: View },
  request: { cursor?: string | undefined; limit: number },
): Promise<OwnPage<Card, Detail>> {
  const id = `e.${kind.idColumn}`;
  const order = [
    { column: 'e.listed_at', direction: 'desc', type: 'number' },
    { column: id, direction: 'desc', type: 'string' },
  ] as const satisfies readonly SortColumn[];
  const list = { list: kind.list, ownerId, mature: view.mature };
  const query = db
    .selectFrom(sql<SharedRow>`${sql.table(kind.table)}`.as('e'))
    .select([sql.ref<string>(id).as('id'), kind.detail.as('detail'), 'e.created_at', 'e.listed_at'])
    .where('e.owner_id', '=', ownerId)
    .where('e.deleted_at', 'is', null)
    .$if(!view.mature, (all) => all.where('e.mature', '=', 0))
    .$castTo<ListedRow<Detail>>();
  const rows = await onePage(query, { list, order, cursor: request.cursor, limit: request.limit }).execute();
  const page = cutPage(rows, request.limit, list, (row) => [row.listed_at, row.id]);
  const ids = page.items.map((row) => row.id);
  const cards = await kind.cardsOf(explore, { ...view, viewerId: ownerId }, ids);
  const cardOf = new Map(cards.map((card) => [kind.idOf(card), card]));
  const items = page.items.flatMap((row) => {
    const card = cardOf.get(row.id);
    return card === undefined ? [] : [{ card, detail: row.detail, createdAt: row.created_at }];
  });
  const all = await countOwn(db, kind, ownerId);
  const total = view.mature ? all : await countOwn(db, kind, ownerId, { mature: false });
  return { items, nextCursor: page.nextCursor, total, hiddenMature: all - total };
}

/**
 * Deletes an own entry, or brings it back; one that is so already stays so.
 *
 * @param at Epoch ms of the deletion; null brings it back.
 * @throws {AppError} NOT_FOUND for an unknown id, and for an entry of somebody else.
 */
export async function setOwnDeleted<Card, Detail>(
  db: Queries,
  { idColumn, missing, table }: OwnKind<Card, Detail>,
  { id, ownerId }: { id: string; ownerId: string },
  at: number | null,
): Promise<void> {
  const changed = await db
    .updateTable(table)
    .set({ deleted_at: at })
    .where(sql.ref<string>(idColumn), '=', id)
    .where('owner_id', '=', ownerId)
    .returning('owner_id')
    .executeTakeFirst();
  if (changed === undefined) throw new AppError('NOT_FOUND', missing);
}
