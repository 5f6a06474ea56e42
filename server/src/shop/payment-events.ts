import type { Database, Trx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import type { Points } from '../points/points.ts';
import type { PaymentEvent } from '../providers/payment/payment-provider.ts';
import { lockMembership, updateMembership } from './membership-store.ts';
import { noteOrderMail } from './order-mails/note-order-mail.ts';
import { changeUnpaid } from './order-store.ts';
import { insertPaymentEvent } from './payment-store.ts';
import { clawBack } from './clawback.ts';
import { settleCheckout, settleRenewal, type SettleDeps } from './settle.ts';
import { changeRefund } from './unmatched/unmatched-news.ts';
import { isUnmatched } from './unmatched/unmatched-store.ts';
import { noteWithdrawalNews } from './withdrawal/withdrawal-news.ts';

interface EventDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  points: Points;
}

/**
 * Processes a provider's event once, whatever the order and number of deliveries; an early one fails, to be resent.
 *
 * @param provider Event ids are unique per provider.
 */
export async function receiveEvent(deps: EventDeps, provider: string, event: PaymentEvent): Promise<void> {
  const { clock, database, ids, points } = deps;
  await inTransaction(database, async (trx) => {
    const now = clock.now();
    const isNew = await insertPaymentEvent(trx, {
      event_id: `${provider}:${event.eventId}`,
      kind: event.kind,
      received_at: now,
    });
    if (isNew) await apply(trx, { ids, now, points, provider }, event);
  });
}

async function apply(trx: Trx, deps: SettleDeps, event: PaymentEvent): Promise<void> {
  if (event.kind === 'checkout-paid') return settleCheckout(trx, deps, event);
  if (event.kind === 'checkout-changed') return changeUnpaid(trx, event.orderId, event.state, event.at);
  if (event.kind === 'checkout-part-paid') return noteOrderMail(trx, deps, event.orderId, 'part');
  if (event.kind === 'subscription-renewed') return settleRenewal(trx, deps, event);
  if (event.kind === 'subscription-changed') return changeMembership(trx, deps.provider, event);
  if (await changeRefund(trx, deps.provider, event)) return undefined;
  if (event.kind !== 'refund-failed') await clawBack(trx, deps.points, event);
  return noteWithdrawalNews(trx, event, deps.now);
}

/** Older news and ended memberships change nothing. */
async function changeMembership(
  trx: Trx,
  provider: string,
  event: PaymentEvent & { kind: 'subscription-changed' },
): Promise<void> {
  const membership = await lockMembership(trx, event.subscriptionRef);
  if (membership === undefined) {
    if (await isUnmatched(trx, provider, event.subscriptionRef)) return;
    throw new AppError('CONFLICT', 'This subscription is not known yet');
  }
  const { membership_id: membershipId, paid_until: paidUntil, state, state_at: stateAt } = membership;
  if (state === 'ended' || event.at < stateAt) return;
  const end = event.state === 'ended' ? { paid_until: Math.min(paidUntil, event.at) } : {};
  await updateMembership(trx, membershipId, { state: event.state, state_at: event.at, ...end });
}
