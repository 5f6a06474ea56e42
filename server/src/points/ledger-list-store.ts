import type { Queries } from '../db/database.ts';
import type { PointEntryRow } from './tables.ts';

/** Undefined for another wallet's entry. */
export async function findNumber(db: Queries, walletId: string, entryId: string): Promise<number | undefined> {
  const entry = await db
    .selectFrom('point_entries')
    .select('number')
    .where('wallet_id', '=', walletId)
    .where('entry_id', '=', entryId)
    .executeTakeFirst();
  return entry?.number;
}

/** Newest first, without the number itself. */
export async function findBeyond(
  db: Queries,
  walletId: string,
  direction: 'older' | 'newer',
  number: number,
  limit: number,
): Promise<PointEntryRow[]> {
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

/** 0 without entries. */
export async function findLast(db: Queries, walletId: string): Promise<number> {
  const wallet = await db.selectFrom('wallets').select('entries').where('wallet_id', '=', walletId).executeTakeFirst();
  return wallet?.entries ?? 0;
}
