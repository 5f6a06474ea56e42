import type { Trx } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { Points } from '../points/points.ts';
import type { PaymentEvent } from '../providers/payment/payment-provider.ts';
import { followPayment, receiverOf } from './gifts/gift-payment.ts';
import { cutTerm, isGiven } from './gifts/given-membership-store.ts';
import { getMembership, updateMembership } from './membership-store.ts';
import { lockOrder, updateOrder } from './order-store.ts';
import { lockPayment, updatePayment } from './payment-store.ts';
import type { OrderRow, PaymentRow } from './tables.ts';
import { findWithdrawalOfPayment } from './withdrawal/withdrawal-store.ts';

type Undone = PaymentEvent & { kind: 'payment-refunded' | 'dispute-opened' | 'dispute-won' };

const DISPUTED = { 'dispute-opened': 1, 'dispute-won': 2 } as const;

/**
 * Takes points back in proportion to a refund (rounded down), all of them during a dispute, and never below zero; a won
 * dispute returns them. A refunded membership ends. Points of an accepted gift are its receiver's; a gift that waits
 * cannot be accepted while its money is gone.
 *
 * @throws {AppError} CONFLICT for an unknown payment or dispute: the event must be resent.
 */
export async function clawBack(trx: Trx, points: Points, event: Undone): Promise<void> {
  const payment = await lockPayment(trx, event.paymentRef);
  if (payment === undefined) throw new AppError('CONFLICT', 'This payment is not known yet');
  const order = await lockOrder(trx, payment.order_id);
  if (order === undefined) throw new AppError('INTERNAL', 'A payment has no order');
  const refunded = Math.max(payment.refunded, 'refunded' in event ? event.refunded : 0);
  if (event.kind === 'dispute-won' && payment.disputed === 0) {
    throw new AppError('CONFLICT', 'This dispute is not known yet');
  }
  const disputed = event.kind === 'payment-refunded' ? payment.disputed : DISPUTED[event.kind];
  const owed = disputed === 1 ? payment.points_given : await owedFor(trx, payment, refunded);
  const gone = disputed === 1 || refunded >= payment.amount;
  await updatePayment(trx, payment.payment_ref, {
    refunded,
    disputed,
    points_owed: owed,
    points_taken: payment.points_taken + (await move(trx, points, event, { order, owed, payment })),
    ...(gone ? { next_grant_at: null } : {}),
  });
  if (order.payment_ref === payment.payment_ref) {
    const state = disputed === 1 ? 'disputed' : refunded >= payment.amount ? 'refunded' : 'paid';
    await updateOrder(trx, order.order_id, { state });
  }
  const withdrawn = (await findWithdrawalOfPayment(trx, payment.payment_ref)) !== undefined;
  await followPayment(trx, order.order_id, { isGone: gone || withdrawn, at: event.at });
  if (gone && payment.membership_id !== null) await endPaidPeriod(trx, payment.membership_id, payment, event.at);
}

/** A withdrawal has taken the points of its own refund. */
async function owedFor(trx: Trx, payment: PaymentRow, refunded: number): Promise<number> {
  const withdrawal = await findWithdrawalOfPayment(trx, payment.payment_ref);
  const otherwise =
    withdrawal === undefined ? refunded : Math.max(withdrawal.refunded_before, refunded - withdrawal.amount);
  const share = Math.min(1, otherwise / payment.amount);
  return Math.min(payment.points_given, Math.floor(payment.points_given * share) + (withdrawal?.points ?? 0));
}

/** More points gone than before; negative when some returned. */
async function move(
  trx: Trx,
  points: Points,
  event: Undone,
  { order, owed, payment }: { order: OrderRow; owed: number; payment: PaymentRow },
): Promise<number> {
  const movement = { ...(await receiverOf(trx, order)), reference: `${event.kind}:${event.eventId}` };
  if (owed > payment.points_owed) {
    const reason = event.kind === 'payment-refunded' ? 'refund' : 'dispute';
    return points.clawBack(trx, { ...movement, amount: owed - payment.points_owed, reason });
  }
  const amount = Math.max(0, payment.points_taken - owed);
  if (amount > 0) await points.add(trx, { ...movement, amount, reason: 'dispute-won' });
  return -amount;
}

/** If the refund covers the present period. */
async function endPaidPeriod(trx: Trx, membershipId: string, payment: PaymentRow, at: number): Promise<void> {
  const membership = await getMembership(trx, membershipId);
  if (isGiven(membership)) return cutTerm(trx, membershipId, payment, at);
  if (membership.state === 'ended' || membership.paid_until !== payment.ends_at) return;
  await updateMembership(trx, membershipId, {
    state: 'ended',
    state_at: at,
    paid_until: Math.min(membership.paid_until, at),
    cancel_wanted: 1,
  });
}
