import type { Database, Queries } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { cutPage } from '../../lists/keyset.ts';
import type { Explore } from '../explore.ts';
import { countEntries, findOwn, updateDeleted, type OwnTable } from './own-entry-store.ts';
import type { View } from '../../http/view.ts';

export interface OwnKind<Card, Detail> extends OwnTable<Detail> {
  /** Names the list to its cursors. */
  list: string;
  idOf(card: Card): string;
  cardsOf(explore: Explore, view: View, ids: readonly string[]): Promise<Card[]>;
  /** Said where there is none of an id. */
  missing: string;
}

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

export async function countOwn<Card, Detail>(
  db: Queries,
  kind: OwnKind<Card, Detail>,
  ownerId: string,
): Promise<number> {
  return countEntries(db, kind, ownerId);
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
  const list = { list: kind.list, ownerId, mature: view.mature };
  const rows = await findOwn(db, kind, { ownerId, mature: view.mature, list, ...request });
  const page = cutPage(rows, request.limit, list, (row) => [row.listed_at, row.id]);
  const ids = page.items.map((row) => row.id);
  const cards = await kind.cardsOf(explore, { ...view, viewerId: ownerId }, ids);
  const cardOf = new Map(cards.map((card) => [kind.idOf(card), card]));
  const items = page.items.flatMap((row) => {
    const card = cardOf.get(row.id);
    return card === undefined ? [] : [{ card, detail: row.detail, createdAt: row.created_at }];
  });
  const all = await countEntries(db, kind, ownerId);
  const total = view.mature ? all : await countEntries(db, kind, ownerId, { mature: false });
  return { items, nextCursor: page.nextCursor, total, hiddenMature: all - total };
}

/**
 * Deletes an own entry, or brings it back; one that is so already stays so.
 *
 * @param at Epoch ms of the deletion; null brings it back.
 * @throws {AppError} NOT_FOUND for an unknown id, and for an entry of another owner.
 */
export async function setOwnDeleted<Card, Detail>(
  db: Queries,
  kind: OwnKind<Card, Detail>,
  { id, ownerId }: { id: string; ownerId: string },
  at: number | null,
): Promise<void> {
  const changed = await updateDeleted(db, kind, { id, ownerId }, at);
  if (!changed) throw new AppError('NOT_FOUND', kind.missing);
}
