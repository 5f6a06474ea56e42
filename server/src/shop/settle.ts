import type { Trx } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { Ids } from '../lib/ids.ts';
import type { Points } from '../points/points.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import type { Money, PaymentEvent } from '../providers/payment/payment-provider.ts';
import { removeBought } from './cart/remove-bought.ts';
import { readyGift } from './gifts/gift-payment.ts';
import { grantFirst } from './grants.ts';
import { insertMembership, lockMembership, updateMembership } from './membership-store.ts';
import { noteOrderMail } from './order-mails/note-order-mail.ts';
import { isDeletedAccount, lockOrder, payTerms, updateOrder } from './order-store.ts';
import { keepDetails } from './payment-details/payment-details.ts';
import { insertPayment } from './payment-store.ts';
import type { OrderMailKind } from './order-mails/tables.ts';
import type { MembershipRow, OrderRow, UnmatchedReason } from './tables.ts';
import { insertUnmatched, isUnmatched } from './unmatched/unmatched-store.ts';

export interface SettleDeps {
  /** The name of the one that reports. */
  provider: string;
  ids: Ids;
  points: Points;
  now: number;
}

type Paid = PaymentEvent & { kind: 'checkout-paid' };
type Renewed = PaymentEvent & { kind: 'subscription-renewed' };

/** A payment later than this after its order buys nothing, in ms: prices change. */
export const LATE_MS = 30 * DAY_MS;
/** So long an operator can assign a payment before it is refunded, in ms. */
const HOLD_MS = DAY_MS;

/**
 * Delivers a purchase once, in its payment's transaction. What does not pay an order is noted as unmatched, to be
 * refunded.
 */
export async function settleCheckout(trx: Trx, deps: SettleDeps, event: Paid): Promise<void> {
  const order = await lockOrder(trx, event.orderId);
  if (order === undefined || order.provider !== deps.provider) return noteUnmatched(trx, deps, event, 'unknown-order');
  const { subscription } = event;
  if (order.payment_ref === event.paymentRef) return;
  if (order.payment_ref !== null) return noteUnmatched(trx, deps, event, 'paid-twice');
  if (!isPriceOf(order, event.paid)) return noteUnmatched(trx, deps, event, 'other-amount');
  if (event.at > order.created_at + LATE_MS) return noteUnmatched(trx, deps, event, 'late');
  if (await isDeletedAccount(trx, order.account_id)) return noteUnmatched(trx, deps, event, 'account-deleted');
  if (subscription === undefined) {
    await payPack(trx, deps, order, { ref: event.paymentRef, at: event.at });
    await keepDetails(trx, order.order_id, event);
    return noteOrderMail(trx, deps, order.order_id, 'credited');
  }
  const membershipId = await beginMembership(trx, deps, order, event, subscription);
  if (membershipId === undefined) {
    await updateOrder(trx, order.order_id, { state: 'refunded' });
    return noteUnmatched(trx, deps, event, 'second-membership');
  }
  await updateOrder(trx, order.order_id, { state: 'paid', paid_at: event.at, payment_ref: event.paymentRef });
  const { endsAt, startsAt } = subscription;
  await insertPayment(trx, {
    payment_ref: event.paymentRef,
    order_id: order.order_id,
    amount: order.amount,
    paid_at: event.at,
    membership_id: membershipId,
    starts_at: startsAt,
    ends_at: endsAt,
    next_grant_at: startsAt,
  });
  await keepDetails(trx, order.order_id, event);
  await grantFirst(trx, deps.points, event.paymentRef, Math.max(deps.now, startsAt));
}

/** Pays an order of points, and gives them; those of a gift once it is accepted. What was in the cart leaves it. */
export async function payPack(
  trx: Trx,
  { points }: Pick<SettleDeps, 'points'>,
  order: OrderRow,
  { at, ref }: { ref: string; at: number },
): Promise<void> {
  await updateOrder(trx, order.order_id, { state: 'paid', paid_at: at, payment_ref: ref });
  await removeBought(trx, order);
  const isGift = await readyGift(trx, order.order_id, at);
  await insertPayment(trx, {
    payment_ref: ref,
    order_id: order.order_id,
    amount: order.amount,
    paid_at: at,
    points_given: isGift ? 0 : order.points,
  });
  if (isGift) return;
  await points.add(trx, {
    walletId: order.account_id,
    amount: order.points,
    reason: 'purchase',
    reference: `purchase:${order.order_id}`,
    subject: { checkoutId: order.order_id },
  });
}

const isPriceOf = (order: OrderRow, { amount, currency }: Money): boolean =>
  amount === order.amount && currency === order.currency;

/** What leaves no doubt is refunded at once. */
const IN_DOUBT: ReadonlySet<UnmatchedReason> = new Set(['unknown-order', 'other-amount', 'late']);

const MAILS: Partial<Record<UnmatchedReason, OrderMailKind>> = {
  'paid-twice': 'over',
  'other-amount': 'lapsed',
  late: 'lapsed',
};

async function noteUnmatched(
  trx: Trx,
  deps: SettleDeps,
  event: (Paid | Renewed) & { orderId?: string | undefined },
  reason: UnmatchedReason,
): Promise<void> {
  const { now, provider } = deps;
  const subscriptionRef = event.kind === 'checkout-paid' ? event.subscription?.subscriptionRef : event.subscriptionRef;
  await insertUnmatched(trx, {
    provider,
    payment_ref: event.paymentRef,
    order_id: event.orderId ?? '',
    reason,
    amount: event.paid.amount,
    currency: event.paid.currency,
    subscription_ref: subscriptionRef ?? null,
    paid_at: event.at,
    refund_at: IN_DOUBT.has(reason) ? now + HOLD_MS : now,
  });
  const mail = MAILS[reason];
  if (mail !== undefined && event.orderId !== undefined) await noteOrderMail(trx, deps, event.orderId, mail);
}

/** Undefined when the account has one. */
async function beginMembership(
  trx: Trx,
  { ids }: SettleDeps,
  order: OrderRow,
  event: Paid,
  { endsAt, startsAt, subscriptionRef }: NonNullable<Paid['subscription']>,
): Promise<string | undefined> {
  const membershipId = ids.next('mbr');
  const begun = await insertMembership(trx, {
    membership_id: membershipId,
    account_id: order.account_id,
    order_id: order.order_id,
    next_order_id: null,
    subscription_ref: subscriptionRef,
    state: 'active',
    state_at: event.at,
    started_at: startsAt,
    paid_until: endsAt,
    cancel_wanted: 0,
  });
  return begun ? membershipId : undefined;
}

/**
 * Records a renewal and grants its first month, by changed terms if paid by them. A payment for an ended membership, or of
 * another price than that of changed terms, is noted as unmatched.
 *
 * @throws {AppError} CONFLICT for an unknown subscription: the event must be resent.
 */
export async function settleRenewal(trx: Trx, deps: SettleDeps, event: Renewed): Promise<void> {
  const membership = await lockMembership(trx, event.subscriptionRef);
  if (membership === undefined) {
    // Of a checkout that bought nothing, which may be renewed before it is refunded.
    if (await isUnmatched(trx, deps.provider, event.subscriptionRef)) {
      return noteUnmatched(trx, deps, event, 'membership-ended');
    }
    throw new AppError('CONFLICT', 'This subscription is not known yet');
  }
  const { membership_id: membershipId, paid_until: paidUntil, state, state_at: stateAt } = membership;
  const orderId = event.orderId ?? membership.order_id;
  if (await isDeletedAccount(trx, membership.account_id)) {
    return noteUnmatched(trx, deps, { ...event, orderId }, 'account-deleted');
  }
  if (orderId !== membership.order_id) {
    const reason = await whyNotTerms(trx, membership, { paid: event.paid, orderId });
    if (reason !== undefined) return noteUnmatched(trx, deps, event, reason);
  }
  if (state === 'ended' && event.at > stateAt)
    return noteUnmatched(trx, deps, { ...event, orderId }, 'membership-ended');
  const { endsAt, startsAt } = event.span;
  const isNew = await insertPayment(trx, {
    payment_ref: event.paymentRef,
    order_id: orderId,
    amount: event.paid.amount,
    paid_at: event.at,
    membership_id: membershipId,
    starts_at: startsAt,
    ends_at: endsAt,
    next_grant_at: startsAt,
  });
  if (!isNew) return;
  await keepDetails(trx, orderId, event);
  // Late news of a payment before the end.
  const until = state === 'ended' ? Math.min(endsAt, stateAt) : endsAt;
  const revived = state === 'past-due' && event.at >= stateAt;
  await updateMembership(trx, membershipId, {
    paid_until: Math.max(paidUntil, until),
    ...(revived ? { state: 'active', state_at: event.at } : {}),
    ...(until > paidUntil ? afterPayment(membership, orderId) : {}),
  });
  await payTerms(trx, orderId, { at: event.at, ref: event.paymentRef });
  await grantFirst(trx, deps.points, event.paymentRef, Math.max(deps.now, startsAt));
}

async function whyNotTerms(
  trx: Trx,
  { account_id: accountId }: MembershipRow,
  { orderId, paid }: Pick<Renewed, 'paid'> & { orderId: string },
): Promise<UnmatchedReason | undefined> {
  const order = await lockOrder(trx, orderId);
  if (order === undefined || order.account_id !== accountId) return 'unknown-order';
  return isPriceOf(order, paid) ? undefined : 'other-amount';
}

/** A late event does not restore earlier terms. */
function afterPayment({ next_order_id: next }: MembershipRow, orderId: string) {
  return { order_id: orderId, next_order_id: next === orderId ? null : next };
}
