import type { Queries, Trx } from '../../db/database.ts';
import { addMonths } from '../../lib/utc-months.ts';
import type { Points } from '../../points/points.ts';
import type { Ids } from '../../lib/ids.ts';
import { lockPayment, updatePayment } from '../payment-store.ts';
import type { OrderRow, PaymentRow } from '../tables.ts';
import { beginTerm, pointsOf } from './gift-term.ts';
import { changeGift, findGiftOfOrder, type OrderedGift } from './gift-store.ts';

/** How long a gift waits to be accepted, in months after its delivery: a year covers any occasion, and ends the wait. */
const OPEN_MONTHS = 12;

/** Makes the gift of an order that was just paid; false for an order that is no gift. `at` in epoch ms. */
export async function readyGift(trx: Trx, orderId: string, at: number): Promise<boolean> {
  const gift = await findGiftOfOrder(trx, orderId);
  if (gift?.state !== 'unpaid') return false;
  const delivered = Math.max(at, gift.deliver_at ?? 0);
  return changeGift(trx, gift.gift_id, 'unpaid', {
    state: 'ready',
    expires_at: addMonths(delivered, OPEN_MONTHS),
    mail_at: gift.email === null ? null : delivered,
  });
}

interface Receiver {
  walletId: string;
  /** Null where it returns to its giver. */
  redeemedBy: string | null;
  now: number;
}

export interface Given {
  points: number;
  /** Null where the points come with a later month. */
  entryId: string | null;
}

interface GiveDeps {
  ids: Ids;
  points: Pick<Points, 'add' | 'lock'>;
}

/**
 * Closes a ready gift. The points of a pack are added to the wallet, less the share that was refunded before; a term
 * begins, or follows those that the account has. A term that returns to its giver is the points of its months. Undefined
 * when the gift is not ready any more. Locks the payment before the gift, as refunds do.
 *
 * @throws {AppError} CONFLICT as `beginTerm`.
 */
export async function giveGift(
  trx: Trx,
  { ids, points }: GiveDeps,
  gift: OrderedGift,
  { now, redeemedBy, walletId }: Receiver,
): Promise<Given | undefined> {
  const payment = gift.payment_ref === null ? undefined : await lockPayment(trx, gift.payment_ref);
  const state = redeemedBy === null ? 'returned' : 'redeemed';
  const changes = { state, redeemed_by: redeemedBy, closed_at: now, mail_at: null } as const;
  if (payment === undefined || !(await changeGift(trx, gift.gift_id, 'ready', changes))) return undefined;
  if (gift.period !== null && redeemedBy !== null) {
    const term = { ...gift, payment_ref: payment.payment_ref };
    const entryId = await beginTerm(trx, { ids, points }, term, { accountId: redeemedBy, now });
    return { points: entryId === null ? 0 : gift.points, entryId };
  }
  const all = pointsOf(gift);
  const lost = Math.floor((all * payment.refunded) / payment.amount);
  await updatePayment(trx, payment.payment_ref, { points_given: all, points_owed: lost, points_taken: lost });
  const amount = all - lost;
  const isGivers = walletId === gift.giver_id;
  const entryId = await points.add(trx, {
    walletId,
    amount,
    reason: 'purchase',
    reference: referenceOf(gift),
    subject: isGivers ? { giftId: gift.gift_id, checkoutId: gift.order_id } : { giftId: gift.gift_id },
  });
  return { points: amount, entryId };
}

const referenceOf = (gift: Pick<OrderedGift, 'gift_id'>): string => `gift:${gift.gift_id}`;

/** While the money is gone, a gift that waits cannot be accepted; once it is back, it can be again. */
export async function followPayment(
  trx: Trx,
  orderId: string,
  { at, isGone }: { isGone: boolean; at: number },
): Promise<void> {
  const gift = await findGiftOfOrder(trx, orderId);
  if (gift === undefined) return;
  if (isGone) await changeGift(trx, gift.gift_id, 'ready', { state: 'refunded', closed_at: at });
  else await changeGift(trx, gift.gift_id, 'refunded', { state: 'ready', closed_at: null });
}

/** Whose points a payment gave, and what their ledger says of it: those of an accepted gift are its receiver’s. */
export async function receiverOf(
  db: Queries,
  { account_id: accountId, order_id: orderId }: OrderRow,
): Promise<{ walletId: string; subject: { checkoutId: string } | { giftId: string } }> {
  const gift = await findGiftOfOrder(db, orderId);
  const redeemedBy = gift?.redeemed_by ?? accountId;
  const isOther = gift !== undefined && redeemedBy !== accountId;
  return { walletId: redeemedBy, subject: isOther ? { giftId: gift.gift_id } : { checkoutId: orderId } };
}

/**
 * What a giver can withdraw of a gift: all of the money until it is accepted; once another person has accepted it, nothing;
 * and of points that are the giver’s own, those that are unspent (`reference` names their entry).
 */
export type GiftStanding = { kind: 'whole'; amount: number } | { kind: 'gone' } | { kind: 'own'; reference: string };

/** Undefined for an order that is no gift. */
export async function standingOf(db: Queries, order: OrderRow, payment: PaymentRow): Promise<GiftStanding | undefined> {
  const gift = await findGiftOfOrder(db, order.order_id);
  if (gift === undefined || gift.state === 'unpaid') return undefined;
  if (gift.state === 'ready') return { kind: 'whole', amount: payment.amount - payment.refunded };
  const isGivers = gift.state === 'returned' || gift.redeemed_by === order.account_id;
  if (!isGivers) return { kind: 'gone' };
  const isTerm = gift.period !== null && gift.state === 'redeemed';
  return { kind: 'own', reference: isTerm ? `membership:${payment.payment_ref}:0` : referenceOf(gift) };
}
