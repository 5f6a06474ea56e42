import type { Queries } from '../db/database.ts';
import type { PointEntryRow } from './tables.ts';

/** The place of an entry in a wallet; undefined for an entry of another. */
export async function findNumber(db: Queries, walletId: string, entryId: string): Promise<number | undefined> {
  const entry = await db
    .selectFrom('point_entries')
    .select('number')
    .where('wallet_id', '=', walletId)
    .where('entry_id', '=', entryId)
    .executeTakeFirst();
  return entry?.number;
}

/** The entries next to a number, which is not among them; newest first. */
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

/** The number of the last entry of a wallet; 0 without one. */
export async function findLast(db: Queries, walletId: string): Promise<number> {
  const wallet = await db.selectFrom('wallets').select('entries').where('wallet_id', '=', walletId).executeTakeFirst();
  return wallet?.entries ?? 0;
}
