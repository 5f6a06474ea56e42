import type { Database, Queries } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { cutPage } from '../../lists/keyset.ts';
import type { Explore } from '../explore.ts';
import { countEntries, findOwn, updateDeleted, type OwnTable } from './own-entry-store.ts';
import type { View } from '../../http/view.ts';

export interface OwnKind<Card, Detail> extends OwnTable<Detail> {
  list: string;
  idOf(card: Card): string;
  cardsOf(explore: Explore, view: View, ids: readonly string[]): Promise<Card[]>;
  /** The message of its NOT_FOUND. */
  missing: string;
}

export interface OwnEntry<Card, Detail> {
  card: Card;
  detail: Detail;
  createdAt: number;
}

export interface OwnPage<Card, Detail> {
  items: OwnEntry<Card, Detail>[];
  nextCursor: string | null;
  total: number;
  hiddenMature: number;
}

/** After all of the house's. */
export const LAST_RANK = 1_000_000;

export async function countOwn<Card, Detail>(
  db: Queries,
  kind: OwnKind<Card, Detail>,
  ownerId: string,
): Promise<number> {
  return countEntries(db, kind, ownerId);
}

/**
 * The viewer's own entries in this content mode, newest first. Throws VALIDATION_FAILED for a cursor of another list.
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

/** Deletes an own entry at epoch ms, or restores it (null). Throws NOT_FOUND. */
export async function setOwnDeleted<Card, Detail>(
  db: Queries,
  kind: OwnKind<Card, Detail>,
  { id, ownerId }: { id: string; ownerId: string },
  at: number | null,
): Promise<void> {
  const changed = await updateDeleted(db, kind, { id, ownerId }, at);
  if (!changed) throw new AppError('NOT_FOUND', kind.missing);
}
