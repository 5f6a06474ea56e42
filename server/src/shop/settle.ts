import type { Trx } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { Ids } from '../lib/ids.ts';
import type { Points } from '../points/points.ts';
import type { PaymentEvent } from '../providers/payment/payment-provider.ts';
import { grantFirst } from './grants.ts';
import { insertMembership, lockMembership, updateMembership } from './membership-store.ts';
import { lockOrder, updateOrder } from './order-store.ts';
import { insertPayment } from './payment-store.ts';
import type { MembershipRow, OrderRow } from './tables.ts';

export interface SettleDeps {
  ids: Ids;
  points: Points;
  now: number;
}

type Paid = PaymentEvent & { kind: 'checkout-paid' };
type Renewed = PaymentEvent & { kind: 'subscription-renewed' };

/**
 * Gives what was paid for, in the transaction that notes the payment: points once, a membership once. Money for
 * what was paid before, or for a second membership, buys nothing and is marked to go back.
 *
 * @throws {AppError} NOT_FOUND for an order that is not ours, CONFLICT for another price than the order's.
 */
export async function settleCheckout(trx: Trx, deps: SettleDeps, event: Paid): Promise<void> {
  const order = await lockOrder(trx, event.orderId);
  if (order === undefined) throw new AppError('NOT_FOUND', 'There is no such order');
  if (event.paid.amount !== order.amount || event.paid.currency !== order.currency) {
    throw new AppError('CONFLICT', 'The paid amount differs from the price of the order');
  }
  const payment = { payment_ref: event.paymentRef, order_id: order.order_id, amount: order.amount, paid_at: event.at };
  const { subscription } = event;
  if (order.payment_ref !== null) {
    const surplus = { refund_wanted: 1, surplus_subscription: subscription?.subscriptionRef ?? null };
    if (order.payment_ref !== event.paymentRef) await insertPayment(trx, { ...payment, ...surplus });
    return;
  }
  await updateOrder(trx, order.order_id, { state: 'paid', paid_at: event.at, payment_ref: event.paymentRef });
  if (subscription === undefined) {
    await insertPayment(trx, { ...payment, points_given: order.points });
    await deps.points.add(trx, {
      walletId: order.account_id,
      amount: order.points,
      reason: 'purchase',
      reference: `purchase:${order.order_id}`,
      subject: { checkoutId: order.order_id },
    });
    return;
  }
  const membershipId = await beginMembership(trx, deps, order, event, subscription);
  if (membershipId === undefined) {
    const surplus = { refund_wanted: 1, surplus_subscription: subscription.subscriptionRef };
    await insertPayment(trx, { ...payment, ...surplus });
    return;
  }
  const { endsAt, startsAt } = subscription;
  const span = { membership_id: membershipId, starts_at: startsAt, ends_at: endsAt, next_grant_at: startsAt };
  await insertPayment(trx, { ...payment, ...span });
  await grantFirst(trx, deps.points, event.paymentRef, Math.max(deps.now, startsAt));
}

/** Undefined when the account has a membership already. */
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
  });
  return begun ? membershipId : undefined;
}

/**
 * Notes that a membership was paid for another period, and gives its first month. Money for one that was over by
 * then is marked to go back. Paid by other terms than before, it continues by those.
 *
 * @throws {AppError} CONFLICT for a subscription that is not known yet: the event must come again; CONFLICT for
 * another price than the terms'.
 */
export async function settleRenewal(trx: Trx, deps: SettleDeps, event: Renewed): Promise<void> {
  const membership = await lockMembership(trx, event.subscriptionRef);
  if (membership === undefined) throw new AppError('CONFLICT', 'This subscription is not known yet');
  const { membership_id: membershipId, state, state_at: stateAt } = membership;
  const orderId = event.orderId ?? membership.order_id;
  if (orderId !== membership.order_id) await requireTerms(trx, membership, { ...event, orderId });
  const payment = { payment_ref: event.paymentRef, order_id: orderId, amount: event.paid.amount, paid_at: event.at };
  if (state === 'ended' && event.at > stateAt) {
    await insertPayment(trx, { ...payment, refund_wanted: 1, surplus_subscription: event.subscriptionRef });
    return;
  }
  const { endsAt, startsAt } = event.span;
  const span = { membership_id: membershipId, starts_at: startsAt, ends_at: endsAt, next_grant_at: startsAt };
  if (!(await insertPayment(trx, { ...payment, ...span }))) return;
  if (state !== 'ended') {
    const revived = state === 'past-due' && event.at >= stateAt;
    await updateMembership(trx, membershipId, {
      paid_until: Math.max(membership.paid_until, endsAt),
      ...(revived ? { state: 'active', state_at: event.at } : {}),
      ...(endsAt > membership.paid_until ? afterPayment(membership, orderId) : {}),
    });
  }
  if (orderId !== membership.order_id) {
    await updateOrder(trx, orderId, { state: 'paid', paid_at: event.at, payment_ref: event.paymentRef });
  }
  await grantFirst(trx, deps.points, event.paymentRef, Math.max(deps.now, startsAt));
}

/** Throws unless the account has ordered what was paid, at that price. */
async function requireTerms(
  trx: Trx,
  { account_id: accountId }: MembershipRow,
  { orderId, paid }: Pick<Renewed, 'paid'> & { orderId: string },
): Promise<void> {
  const order = await lockOrder(trx, orderId);
  if (order === undefined || order.account_id !== accountId) throw new AppError('NOT_FOUND', 'There is no such order');
  if (paid.amount !== order.amount || paid.currency !== order.currency) {
    throw new AppError('CONFLICT', 'The paid amount differs from the price of the order');
  }
}

/** A late event of an earlier period does not bring its terms back. */
function afterPayment({ next_order_id: next }: MembershipRow, orderId: string) {
  return { order_id: orderId, next_order_id: next === orderId ? null : next };
}
