import type { Database, Trx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Clock } from '../../../lib/clock.ts';
import { DAY_MS } from '../../../lib/utc-day.ts';
import { valueOfCents } from './amounts.ts';
import { findOverdueOrders, lockWeb3Order, updateWeb3Order } from './order-store.ts';
import type { ChainTransferRow, Web3OrderRow } from './tables.ts';
import { findOrdersToReview, findOrdersToSettle, listTransfers, markLookedAt, setUse } from './transfer-store.ts';

/** So long after its last day an order stays open, in ms: transfers of that day become final meanwhile. */
const GRACE_MS = DAY_MS;

/**
 * Decides what each final transfer is for: it counts towards its order, or it is unmatched. Every decision is stored
 * before the shop hears of it.
 */
export async function settleOrders({ clock, database }: { database: Database; clock: Clock }): Promise<void> {
  const { db } = database;
  const orderIds = new Set([
    ...(await findOrdersToSettle(db)),
    ...(await findOrdersToReview(db)),
    ...(await findOverdueOrders(db, clock.now() - GRACE_MS)),
  ]);
  for (const orderId of orderIds) {
    await inTransaction(database, (trx) => settle(trx, orderId, clock.now()));
  }
}

async function settle(trx: Trx, orderId: string, now: number): Promise<void> {
  const order = await lockWeb3Order(trx, orderId);
  if (order === undefined) return;
  const transfers = await listTransfers(trx, orderId);
  if (order.state === 'open') return settleOpen(trx, order, transfers, now);
  if (order.state === 'paid') await review(trx, order, transfers);
  for (const transfer of await listTransfers(trx, orderId)) {
    if (isUsable(transfer)) await setUse(trx, transfer, 'unmatched');
  }
}

const isUsable = ({ state, use }: ChainTransferRow): boolean => state === 'final' && use === 'open';

async function settleOpen(trx: Trx, order: Web3OrderRow, transfers: ChainTransferRow[], now: number): Promise<void> {
  const usable = transfers.filter(isUsable);
  const inTime = usable.filter(({ mined_at: minedAt }) => minedAt <= order.closes_at);
  for (const late of usable.filter((transfer) => !inTime.includes(transfer))) await setUse(trx, late, 'unmatched');
  const price = valueOfCents(order.amount);
  const { paying, sum } = takeUntil(inTime, price);
  const last = paying.at(-1);
  if (sum >= price && last !== undefined) {
    for (const transfer of paying) await setUse(trx, transfer, 'counted');
    await updateWeb3Order(trx, order.order_id, {
      state: 'paid',
      paid_by: `${last.chain_id}:${last.tx}:${last.log_index}:final`,
      paid_at: last.mined_at,
      surplus: (sum - price).toString(),
      told: 0,
    });
    for (const transfer of inTime.filter((one) => !paying.includes(one))) await setUse(trx, transfer, 'unmatched');
    return;
  }
  const isUnderWay = transfers.some(({ state }) => state === 'seen');
  if (now <= order.closes_at + GRACE_MS || isUnderWay) return markLookedAt(trx, inTime);
  for (const transfer of inTime) await setUse(trx, transfer, 'unmatched');
  await updateWeb3Order(trx, order.order_id, { state: 'closed', told: 0 });
}

/** Of a paid order: whether what has paid it is still there. Transfers that were sent again take the place of others. */
async function review(trx: Trx, order: Web3OrderRow, transfers: readonly ChainTransferRow[]): Promise<void> {
  const price = valueOfCents(order.amount);
  const counted = transfers.filter(({ state, use }) => use === 'counted' && state === 'final');
  const held = sumOf(counted);
  if (held < price && order.reversed === 0) {
    await updateWeb3Order(trx, order.order_id, { reversed: 1, reversals: order.reversals + 1, told: 0 });
    return;
  }
  if (order.reversed === 0) return;
  const { paying, sum } = takeUntil(transfers.filter(isUsable), price - held);
  if (held + sum < price) return;
  for (const transfer of paying) await setUse(trx, transfer, 'counted');
  await updateWeb3Order(trx, order.order_id, { reversed: 0, told: 0 });
}

/** The first ones that reach a value together, or all. */
function takeUntil(transfers: readonly ChainTransferRow[], value: bigint): { paying: ChainTransferRow[]; sum: bigint } {
  const paying: ChainTransferRow[] = [];
  let sum = 0n;
  for (const transfer of transfers) {
    if (sum >= value) break;
    paying.push(transfer);
    sum += BigInt(transfer.value);
  }
  return { paying, sum };
}

/** Of transfers, in units of 10^-18 of the currency. */
export const sumOf = (transfers: readonly Pick<ChainTransferRow, 'value'>[]): bigint =>
  transfers.reduce((sum, { value }) => sum + BigInt(value), 0n);
