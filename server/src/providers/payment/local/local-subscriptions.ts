import type { Database, Trx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Ids } from '../../../lib/ids.ts';
import { addMonths } from '../../../lib/utc-months.ts';
import type { Period, Span } from '../payment-provider.ts';
import type { LocalEvents } from './local-events.ts';
import type { LocalPaymentRow, LocalSubscriptionRow } from './tables.ts';

const MONTHS = { month: 1, year: 12 } as const satisfies Record<Period, number>;

interface Parts {
  database: Database;
  clock: Clock;
  ids: Ids;
}

/** Begins the subscription of a first payment; undefined for a payment of its own. */
export async function beginSubscription(
  trx: Trx,
  { clock, ids }: Parts,
  payment: LocalPaymentRow,
): Promise<({ subscriptionRef: string } & Span) | undefined> {
  if (payment.period === null) return undefined;
  const subscriptionRef = ids.next('sub');
  const startsAt = clock.now();
  const endsAt = addMonths(startsAt, MONTHS[payment.period]);
  await trx
    .insertInto('local_subscriptions')
    .values({
      subscription_id: subscriptionRef,
      payment_id: payment.payment_id,
      state: 'active',
      renews: 1,
      anchor: startsAt,
      periods: 1,
      period_end: endsAt,
    })
    .execute();
  await trx
    .updateTable('local_payments')
    .set({ subscription_id: subscriptionRef })
    .where('payment_id', '=', payment.payment_id)
    .execute();
  return { subscriptionRef, startsAt, endsAt };
}

/** Ends a subscription at once; one that is over stays so. */
export async function endSubscription(trx: Trx, events: LocalEvents, subscriptionRef: string): Promise<void> {
  const ended = await trx
    .updateTable('local_subscriptions')
    .set({ state: 'ended', renews: 0 })
    .where('subscription_id', '=', subscriptionRef)
    .where('state', '!=', 'ended')
    .returning('state')
    .executeTakeFirst();
  if (ended !== undefined) await events.write(trx, { kind: 'subscription-changed', subscriptionRef, state: 'ended' });
}

/** Renews the subscriptions whose period is over, and ends those that were cancelled. */
export async function renewDue(parts: Parts, events: LocalEvents): Promise<void> {
  const { clock, database } = parts;
  const due = await database.db
    .selectFrom('local_subscriptions')
    .selectAll()
    .where('state', 'in', ['active', 'ending'])
    .where('period_end', '<=', clock.now())
    .execute();
  for (const subscription of due) {
    const { subscription_id: subscriptionRef } = subscription;
    await inTransaction(database, (trx) =>
      subscription.renews === 1
        ? renew(trx, parts, events, subscription)
        : endSubscription(trx, events, subscriptionRef),
    );
  }
}

/** One period more, as if it had been paid on time; of two servers one does it. */
async function renew(
  trx: Trx,
  { clock, ids }: Parts,
  events: LocalEvents,
  { anchor, payment_id: firstId, period_end: startsAt, periods, subscription_id: ref }: LocalSubscriptionRow,
): Promise<void> {
  const first = await trx
    .selectFrom('local_payments')
    .selectAll()
    .where('payment_id', '=', firstId)
    .executeTakeFirstOrThrow();
  const endsAt = addMonths(anchor, (periods + 1) * MONTHS[first.period ?? 'month']);
  const renewed = await trx
    .updateTable('local_subscriptions')
    .set({ periods: periods + 1, period_end: endsAt })
    .where('subscription_id', '=', ref)
    .where('periods', '=', periods)
    .where('renews', '=', 1)
    .returning('periods')
    .executeTakeFirst();
  if (renewed === undefined) return;
  const payment = { ...first, payment_id: ids.next('pay'), state: 'paid' as const, created_at: clock.now() };
  await trx.insertInto('local_payments').values(payment).execute();
  await events.write(trx, {
    kind: 'subscription-renewed',
    subscriptionRef: ref,
    paymentRef: payment.payment_id,
    paid: { amount: first.amount, currency: first.currency },
    span: { startsAt, endsAt },
  });
}
