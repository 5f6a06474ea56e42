import type { Queries, Trx } from '../../../db/database.ts';
import type { ChainBlockRow, ChainCursorRow } from './tables.ts';

const KEPT_BLOCKS = 256;

export async function findCursor(db: Queries, chainId: number): Promise<ChainCursorRow | undefined> {
  return db.selectFrom('chain_cursors').selectAll().where('chain_id', '=', chainId).executeTakeFirst();
}

export async function listCursors(db: Queries): Promise<ChainCursorRow[]> {
  return db.selectFrom('chain_cursors').selectAll().execute();
}

/** Once for a chain. */
export async function insertCursor(trx: Trx, cursor: ChainCursorRow): Promise<void> {
  const { chain_id, hash, height } = cursor;
  await trx
    .insertInto('chain_cursors')
    .values(cursor)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await insertBlock(trx, { chain_id, hash, height });
}

/** Answers whether the cursor was still where it was: another server may have moved it. */
export async function moveCursor(
  trx: Trx,
  from: ChainCursorRow,
  to: Partial<Omit<ChainCursorRow, 'chain_id'>>,
): Promise<boolean> {
  const moved = await trx
    .updateTable('chain_cursors')
    .set(to)
    .where('chain_id', '=', from.chain_id)
    .where('height', '=', from.height)
    .where('hash', '=', from.hash)
    .returning('chain_id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** Keeps the newest 256 of each chain. */
export async function insertBlock(trx: Trx, block: ChainBlockRow): Promise<void> {
  await trx
    .insertInto('chain_blocks')
    .values(block)
    .onConflict((conflict) => conflict.columns(['chain_id', 'height']).doUpdateSet({ hash: block.hash }))
    .execute();
  const oldest = await trx
    .selectFrom('chain_blocks')
    .select('height')
    .where('chain_id', '=', block.chain_id)
    .orderBy('height', 'desc')
    .offset(KEPT_BLOCKS)
    .limit(1)
    .executeTakeFirst();
  if (oldest === undefined) return;
  await trx
    .deleteFrom('chain_blocks')
    .where('chain_id', '=', block.chain_id)
    .where('height', '<=', oldest.height)
    .execute();
}

/** Newest first, up to a height. */
export async function listBlocks(db: Queries, chainId: number, upTo: number): Promise<ChainBlockRow[]> {
  return db
    .selectFrom('chain_blocks')
    .selectAll()
    .where('chain_id', '=', chainId)
    .where('height', '<=', upTo)
    .orderBy('height', 'desc')
    .execute();
}

export async function deleteBlocksAbove(trx: Trx, chainId: number, height: number): Promise<void> {
  await trx.deleteFrom('chain_blocks').where('chain_id', '=', chainId).where('height', '>', height).execute();
}

/** Takes or keeps the lease; false while another server holds it. Times in ms. */
export async function takeLease(
  db: Queries,
  lease: { name: string; holder: string; now: number; until: number },
): Promise<boolean> {
  const { holder, name, now, until } = lease;
  const taken = await db
    .insertInto('web3_leases')
    .values({ name, taken_by: holder, until })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ taken_by: holder, until })
        .where((row) => row.or([row('web3_leases.taken_by', '=', holder), row('web3_leases.until', '<=', now)])),
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function releaseLease(db: Queries, name: string, holder: string): Promise<void> {
  await db.deleteFrom('web3_leases').where('name', '=', name).where('taken_by', '=', holder).execute();
}
