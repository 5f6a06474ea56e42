import type { Queries, Trx } from '../../../db/database.ts';
import type { ChainTransferRow, TransferUse } from './tables.ts';

type TransferKey = Pick<ChainTransferRow, 'chain_id' | 'tx' | 'log_index'>;

const LARGEST_BATCH = 200;

/** Notes transfers that a node reports; one that was gone, or has moved to another block, is seen again. */
export async function upsertTransfers(trx: Trx, transfers: readonly ChainTransferRow[]): Promise<void> {
  for (const transfer of transfers) {
    const { address, amount, block_hash, height, mined_at, order_id, token, value } = transfer;
    await trx
      .insertInto('chain_transfers')
      .values(transfer)
      .onConflict((conflict) =>
        conflict
          .columns(['chain_id', 'tx', 'log_index'])
          .doUpdateSet((row) => ({
            address,
            amount,
            block_hash,
            height,
            mined_at,
            order_id,
            token,
            value,
            state: 'seen' as const,
            told: row
              .case()
              .when('chain_transfers.use', '=', 'open')
              .then(0)
              .else(row.ref('chain_transfers.told'))
              .end(),
          }))
          .where((row) =>
            row.or([
              row('chain_transfers.block_hash', '!=', block_hash),
              row('chain_transfers.amount', '!=', amount),
              row('chain_transfers.state', '=', 'orphaned'),
            ]),
          ),
      )
      .execute();
  }
}

/** Whatever they have paid. */
export async function orphanAbove(trx: Trx, chainId: number, height: number): Promise<void> {
  await trx
    .updateTable('chain_transfers')
    .set({ state: 'orphaned' })
    .where('chain_id', '=', chainId)
    .where('height', '>', height)
    .execute();
}

/** Seen transfers that are deep enough to be final, if they are true. */
export async function findToVerify(db: Queries, chainId: number, height: number): Promise<ChainTransferRow[]> {
  return db
    .selectFrom('chain_transfers')
    .selectAll()
    .where('chain_id', '=', chainId)
    .where('state', '=', 'seen')
    .where('height', '<=', height)
    .orderBy('height')
    .orderBy('log_index')
    .limit(LARGEST_BATCH)
    .execute();
}

/** Not when it has moved to another block meanwhile. */
export async function decideTransfer(
  db: Queries,
  transfer: ChainTransferRow,
  state: 'final' | 'orphaned',
): Promise<void> {
  await ofKey(db, transfer)
    .set({ state })
    .where('block_hash', '=', transfer.block_hash)
    .where('state', '=', 'seen')
    .execute();
}

export async function setUse(db: Queries, transfer: TransferKey, use: TransferUse): Promise<void> {
  await ofKey(db, transfer)
    .set({ use, ...(use === 'unmatched' ? { told: 0 } : {}) })
    .execute();
}

export async function markTransferTold(db: Queries, transfer: TransferKey, reversed: number): Promise<void> {
  await ofKey(db, transfer).set({ told: 1, reversed }).execute();
}

/** Orders with money that is final and not used yet. */
export async function findOrdersToSettle(db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom('chain_transfers as t')
    .innerJoin('web3_orders as o', 'o.order_id', 't.order_id')
    .select('t.order_id')
    .distinct()
    .where('t.use', '=', 'open')
    .where('t.state', '=', 'final')
    .where((row) => row.or([row('o.state', '!=', 'open'), row('t.told', '=', 0)]))
    .limit(LARGEST_BATCH)
    .execute();
  return rows.map(({ order_id: orderId }) => orderId);
}

/** Paid orders of which a transfer is gone that has paid them, or is there again. */
export async function findOrdersToReview(db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom('chain_transfers as t')
    .innerJoin('web3_orders as o', 'o.order_id', 't.order_id')
    .select('t.order_id')
    .distinct()
    .where('t.use', '=', 'counted')
    .where((row) =>
      row.or([
        row.and([row('t.state', '=', 'orphaned'), row('o.reversed', '=', 0)]),
        row.and([row('t.state', '=', 'final'), row('o.reversed', '=', 1)]),
      ]),
    )
    .limit(LARGEST_BATCH)
    .execute();
  return rows.map(({ order_id: orderId }) => orderId);
}

export async function listTransfers(db: Queries, orderId: string): Promise<ChainTransferRow[]> {
  return db
    .selectFrom('chain_transfers')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('mined_at')
    .orderBy('chain_id')
    .orderBy('height')
    .orderBy('log_index')
    .execute();
}

/** Unmatched ones of which the shop has not heard, or which are gone, or there again. */
export async function findUntoldTransfers(db: Queries): Promise<ChainTransferRow[]> {
  return db
    .selectFrom('chain_transfers')
    .selectAll()
    .where('use', '=', 'unmatched')
    .where((row) =>
      row.or([
        row.and([row('told', '=', 0), row('state', '=', 'final')]),
        row.and([row('told', '=', 1), row('reversed', '=', 0), row('state', '=', 'orphaned')]),
        row.and([row('told', '=', 1), row('reversed', '=', 1), row('state', '=', 'final')]),
      ]),
    )
    .limit(LARGEST_BATCH)
    .execute();
}

/** Of open orders: their money was looked at, and does not reach the price yet. */
export async function markLookedAt(trx: Trx, transfers: readonly TransferKey[]): Promise<void> {
  for (const transfer of transfers) await ofKey(trx, transfer).set({ told: 1 }).execute();
}

function ofKey(db: Queries, { chain_id: chainId, log_index: logIndex, tx }: TransferKey) {
  return db
    .updateTable('chain_transfers')
    .where('chain_id', '=', chainId)
    .where('tx', '=', tx)
    .where('log_index', '=', logIndex);
}
