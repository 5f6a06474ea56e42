import type { Logger } from 'pino';
import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { PaymentEvent } from '../payment-provider.ts';
import { centsOfValue } from './amounts.ts';
import {
  findPartPaid,
  findToNote,
  findUntoldOrders,
  findWeb3Order,
  markOrderTold,
  updateWeb3Order,
} from './order-store.ts';
import type { ChainTransferRow, Web3OrderRow } from './tables.ts';
import { findUntoldTransfers, markTransferTold } from './transfer-store.ts';

export type Receive = (event: PaymentEvent) => Promise<void>;

/** The payment of an order. */
export const paymentRefOf = (orderId: string): string => `web3:${orderId}`;

const surplusRefOf = (orderId: string): string => `web3:${orderId}:surplus`;

const transferRefOf = ({ chain_id: chainId, log_index: logIndex, order_id: orderId, tx }: ChainTransferRow): string =>
  `web3:${orderId}:${chainId}:${tx}:${logIndex}`;

interface TellDeps {
  database: Database;
  clock: Clock;
  log: Logger;
  receive: Receive;
}

/**
 * Tells the shop what was decided and not told yet. Each event has the same id however often it is repeated, so a crash
 * between the shop's answer and our note of it does no harm. What fails is logged and tried again.
 */
export async function tellShop(deps: TellDeps): Promise<void> {
  const { db } = deps.database;
  for (const orderId of await findToNote(db)) {
    const pending = { kind: 'checkout-changed', orderId, state: 'pending' } as const;
    const isNoted = await tell(deps, [{ eventId: `${orderId}:pending`, at: deps.clock.now(), ...pending }]);
    if (isNoted) await updateWeb3Order(db, orderId, { noted: 1 });
  }
  for (const orderId of await findPartPaid(db)) {
    const event = { eventId: `${orderId}:part`, at: deps.clock.now(), kind: 'checkout-part-paid', orderId } as const;
    if (await tell(deps, [event])) await updateWeb3Order(db, orderId, { noted: 2 });
  }
  for (const order of await findUntoldOrders(db)) {
    const isTold = await tell(deps, eventsOf(order, deps.clock.now()));
    if (isTold) await markOrderTold(db, order);
  }
  for (const transfer of await findUntoldTransfers(db)) {
    const order = await findWeb3Order(db, transfer.order_id);
    // Its own payment comes first.
    if (order === undefined || order.told === 0) continue;
    const isTold = await tell(deps, transferEvents(transfer, order));
    if (isTold) await markTransferTold(db, transfer, transfer.told === 1 && transfer.state === 'orphaned' ? 1 : 0);
  }
}

async function tell({ log, receive }: TellDeps, events: readonly PaymentEvent[]): Promise<boolean> {
  try {
    for (const event of events) await receive(event);
    return true;
  } catch (error) {
    log.warn({ err: error, events: events.map(({ eventId }) => eventId) }, 'payment event of a chain failed');
    return false;
  }
}

function eventsOf(order: Web3OrderRow, now: number): PaymentEvent[] {
  const { currency, order_id: orderId, paid_at: paidAt, paid_by: paidBy, reversals, reversed, state } = order;
  if (state === 'closed') {
    return [{ eventId: `${orderId}:closed`, at: order.closes_at, kind: 'checkout-changed', orderId, state: 'expired' }];
  }
  if (state !== 'paid' || paidBy === null || paidAt === null) return [];
  const paymentRef = paymentRefOf(orderId);
  const paid = { amount: order.amount, currency };
  const events: PaymentEvent[] = [{ eventId: paidBy, at: paidAt, kind: 'checkout-paid', orderId, paymentRef, paid }];
  const surplus = centsOfValue(BigInt(order.surplus));
  if (surplus > 0) {
    events.push({
      eventId: `${paidBy}:surplus`,
      at: paidAt,
      kind: 'checkout-paid',
      orderId,
      paymentRef: surplusRefOf(orderId),
      paid: { amount: surplus, currency },
    });
  }
  for (let time = 1; time <= reversals; time += 1) {
    events.push({ eventId: `${orderId}:reversed:${time}`, at: now, kind: 'dispute-opened', paymentRef });
    if (time < reversals || reversed === 0) {
      events.push({ eventId: `${orderId}:restored:${time}`, at: now, kind: 'dispute-won', paymentRef });
    }
  }
  return events;
}

/** Nothing for less than a cent, which no order and no operator could use. */
function transferEvents(transfer: ChainTransferRow, { currency, order_id: orderId }: Web3OrderRow): PaymentEvent[] {
  const { block_hash: block, chain_id: chainId, log_index: logIndex, mined_at: at, state, told, tx, value } = transfer;
  const paymentRef = transferRefOf(transfer);
  const eventId = `${chainId}:${tx}:${logIndex}`;
  const amount = centsOfValue(BigInt(value));
  if (amount === 0) return [];
  if (told === 0) {
    const paid = { amount, currency };
    return [{ eventId: `${eventId}:final`, at, kind: 'checkout-paid', orderId, paymentRef, paid }];
  }
  const kind = state === 'orphaned' ? 'dispute-opened' : 'dispute-won';
  return [{ eventId: `${eventId}:${kind}:${block}`, at, kind, paymentRef }];
}
