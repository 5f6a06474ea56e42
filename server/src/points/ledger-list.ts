import type { Logger } from 'pino';
import { LedgerKind, type LedgerEntry, type LedgerPage } from '../contract/validators.ts';
import type { Queries } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { Explore } from '../explore/explore.ts';
import type { View } from '../http/view.ts';
import { decodeCursor, encodeCursor } from '../lists/cursor.ts';
import { showRows } from '../lists/show-rows.ts';
import { readSubject } from './entry.ts';
import { findBeyond, findLast, findNumber } from './ledger-list-store.ts';
import { findBalance } from './ledger-store.ts';
import type { PointEntryRow } from './tables.ts';

interface ListDeps {
  db: Queries;
  explore: Pick<Explore, 'metCharacterCards'>;
  log: Logger;
}

export interface LedgerRequest {
  around?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

type Row = PointEntryRow;

/**
 * A page, newest first. Throws VALIDATION_FAILED for a cursor of another list, NOT_FOUND for another wallet's entry.
 */
export async function listLedger(
  deps: ListDeps,
  { view, walletId }: { walletId: string; view: View },
  request: LedgerRequest,
): Promise<LedgerPage> {
  const { db } = deps;
  const rows = await findRows(db, walletId, request);
  const list = { list: 'ledger', walletId };
  const [newest, oldest] = [rows[0], rows.at(-1)];
  const last = await findLast(db, walletId);
  const hasOlder = oldest !== undefined && oldest.number > 1;
  const hasNewer = newest !== undefined && newest.number < last;
  return {
    balance: await findBalance(db, walletId),
    items: await show(deps, view, rows),
    nextCursor: hasOlder ? encodeCursor(list, ['older', oldest.number]) : null,
    newerCursor: hasNewer ? encodeCursor(list, ['newer', newest.number]) : null,
  };
}

async function findRows(db: Queries, walletId: string, { around, cursor, limit }: LedgerRequest): Promise<Row[]> {
  if (around !== undefined && cursor !== undefined) {
    throw new AppError('VALIDATION_FAILED', 'around: cannot be combined with a cursor', { field: 'around' });
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
  const middle = await findNumber(db, walletId, entryId);
  if (middle === undefined) throw new AppError('NOT_FOUND', 'There is no such entry');
  const newer = await findBeyond(db, walletId, 'newer', middle, Math.floor(limit / 2));
  return [...newer, ...(await findBeyond(db, walletId, 'older', middle + 1, limit - newer.length))];
}

async function show({ explore, log }: ListDeps, view: View, rows: readonly Row[]): Promise<LedgerEntry[]> {
  const read = showRows(log, {
    table: 'point_entries',
    rows,
    idOf: (row) => row.entry_id,
    show: (row) => ({
      entry: {
        entryId: row.entry_id,
        kind: LedgerKind.parse(row.reason),
        points: row.amount,
        balanceAfter: row.balance_after,
        createdAt: new Date(row.created_at).toISOString(),
      },
      subject: readSubject(row.subject) ?? {},
    }),
  });
  const ids = new Set(read.flatMap(({ subject }) => subject.characterId ?? []));
  const cards = ids.size === 0 ? [] : await explore.metCharacterCards(view, [...ids]);
  const nameOf = new Map(cards.map((card) => [card.characterId, card.name]));
  return read.map(({ entry, subject }) => {
    const characterName = nameOf.get(subject.characterId ?? '');
    return { ...entry, subject: { ...subject, ...(characterName === undefined ? {} : { characterName }) } };
  });
}
