import type { Database, Trx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import type { Points } from '../points/points.ts';
import type { PaymentEvent } from '../providers/payment/payment-provider.ts';
import { lockMembership, updateMembership } from './membership-store.ts';
import { changeUnpaid } from './order-store.ts';
import { insertPaymentEvent } from './payment-store.ts';
import { settleCheckout, settleRenewal } from './settle.ts';
import { clawBack } from './clawback.ts';

interface EventDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  points: Points;
}

/**
 * Carries out what a payment provider reports, each event once, however often and in whichever order they come. An
 * event that came too early fails, so that the provider sends it again.
 *
 * @param provider Whose event it is: two providers may use one id.
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
    if (isNew) await apply(trx, { ids, now, points }, event);
  });
}

async function apply(trx: Trx, deps: { ids: Ids; points: Points; now: number }, event: PaymentEvent): Promise<void> {
  if (event.kind === 'checkout-paid') return settleCheckout(trx, deps, event);
  if (event.kind === 'checkout-changed') return changeUnpaid(trx, event.orderId, event.state);
  if (event.kind === 'subscription-renewed') return settleRenewal(trx, deps, event);
  if (event.kind === 'subscription-changed') return changeMembership(trx, event);
  return clawBack(trx, deps.points, event);
}

/** An older word does not undo a newer one, and what is over stays over. */
async function changeMembership(trx: Trx, event: PaymentEvent & { kind: 'subscription-changed' }): Promise<void> {
  const membership = await lockMembership(trx, event.subscriptionRef);
  if (membership === undefined) throw new AppError('CONFLICT', 'This subscription is not known yet');
  const { membership_id: membershipId, paid_until: paidUntil, state, state_at: stateAt } = membership;
  if (state === 'ended' || event.at < stateAt) return;
  const end = event.state === 'ended' ? { paid_until: Math.min(paidUntil, event.at) } : {};
  await updateMembership(trx, membershipId, { state: event.state, state_at: event.at, ...end });
}
