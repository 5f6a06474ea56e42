import type { LedgerEntry, LedgerPage } from '../contract/validators.ts';
import type { Queries } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { Explore } from '../explore/explore.ts';
import type { View } from '../explore/view.ts';
import { decodeCursor, encodeCursor } from '../lists/cursor.ts';
import { findBalance, readSubject } from './ledger.ts';
import type { PointEntryRow } from './tables.ts';

export interface LedgerRequest {
  around?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

type Row = PointEntryRow;
type Direction = 'older' | 'newer';

/**
 * A page of a wallet's ledger, newest first.
 *
 * @throws {AppError} VALIDATION_FAILED for a cursor of another list, NOT_FOUND for an entry of another wallet.
 */
export async function listLedger(
  db: Queries,
  explore: Pick<Explore, 'characterCards'>,
  { view, walletId }: { walletId: string; view: View },
  request: LedgerRequest,
): Promise<LedgerPage> {
  const rows = await findRows(db, walletId, request);
  const list = { list: 'ledger', walletId };
  const [newest, oldest] = [rows[0], rows.at(-1)];
  const last = await findLast(db, walletId);
  const hasOlder = oldest !== undefined && oldest.number > 1;
  const hasNewer = newest !== undefined && newest.number < last;
  return {
    balance: await findBalance(db, walletId),
    items: await show(explore, view, rows),
    nextCursor: hasOlder ? encodeCursor(list, ['older', oldest.number]) : null,
    newerCursor: hasNewer ? encodeCursor(list, ['newer', newest.number]) : null,
  };
}

async function findRows(db: Queries, walletId: string, { around, cursor, limit }: LedgerRequest): Promise<Row[]> {
  if (around !== undefined && cursor !== undefined) {
    throw new AppError('VALIDATION_FAILED', 'around: not together with a cursor', { field: 'around' });
  }
  if (around !== undefined) return findAround(db, walletId, around, limit);
  if (cursor === undefined) return findBeyond(db, walletId, 'older', Number.MAX_SAFE_INTEGER, limit);
  const [direction, number] = decodeCursor({ list: 'ledger', walletId }, cursor);
  if ((direction !== 'older' && direction !== 'newer') || typeof number !== 'number') {
    throw new AppError('VALIDATION_FAILED', 'The cursor does not belong to this list', { field: 'cursor' });
  }
  return findBeyond(db, walletId, direction, number, limit);
}

async function findAround(db: Queries, walletId: string, entryId: string, limit: number): Promise<Row[]> {
  const middle = await db
    .selectFrom('point_entries')
    .select('number')
    .where('wallet_id', '=', walletId)
    .where('entry_id', '=', entryId)
    .executeTakeFirst();
  if (middle === undefined) throw new AppError('NOT_FOUND', 'There is no such entry');
  const newer = await findBeyond(db, walletId, 'newer', middle.number, Math.floor(limit / 2));
  return [...newer, ...(await findBeyond(db, walletId, 'older', middle.number + 1, limit - newer.length))];
}

/** The entries next to a number, which is not among them; newest first. */
async function findBeyond(
  db: Queries,
  walletId: string,
  direction: Direction,
  number: number,
  limit: number,
): Promise<Row[]> {
  if (limit === 0) return [];
  const older = direction === 'older';
  const rows = await db
    .selectFrom('point_entries')
    .selectAll()
    .where('wallet_id', '=', walletId)
    .where('number', older ? '<' : '>', number)
    .orderBy('number', older ? 'desc' : 'asc')
    .limit(limit)
    .execute();
  return older ? rows : rows.toReversed();
}

async function findLast(db: Queries, walletId: string): Promise<number> {
  const wallet = await db.selectFrom('wallets').select('entries').where('wallet_id', '=', walletId).executeTakeFirst();
  return wallet?.entries ?? 0;
}

/** Names are those that the view may see now; the rest keeps its ids alone. */
async function show(explore: Pick<Explore, 'characterCards'>, view: View, rows: readonly Row[]) {
  const subjects = rows.map((row) => readSubject(row.subject) ?? {});
  const ids = new Set(subjects.flatMap(({ characterId }) => characterId ?? []));
  const cards = ids.size === 0 ? [] : await explore.characterCards(view, [...ids]);
  const nameOf = new Map(cards.map((card) => [card.characterId, card.name]));
  return rows.map((row, index): LedgerEntry => {
    const subject = subjects[index] ?? {};
    const characterName = nameOf.get(subject.characterId ?? '');
    return {
      entryId: row.entry_id,
      kind: row.reason,
      points: row.amount,
      balanceAfter: row.balance_after,
      createdAt: new Date(row.created_at).toISOString(),
      subject: { ...subject, ...(characterName === undefined ? {} : { characterName }) },
    };
  });
}
