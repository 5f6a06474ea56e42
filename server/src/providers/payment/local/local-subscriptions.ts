import { z } from 'zod';
import type { Database, Trx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Ids } from '../../../lib/ids.ts';
import { addMonths } from '../../../lib/utc-months.ts';
import type { Period, Span, SubscriptionTerms } from '../payment-provider.ts';
import type { LocalEvents } from './local-events.ts';
import type { LocalPaymentRow, LocalSubscriptionRow } from './tables.ts';

const MONTHS = { month: 1, year: 12 } as const satisfies Record<Period, number>;

const Terms: z.ZodType<SubscriptionTerms> = z.object({
  orderId: z.string(),
  title: z.string(),
  price: z.object({ amount: z.int(), currency: z.string() }),
  period: z.enum(['month', 'year']),
});

interface Deps {
  database: Database;
  clock: Clock;
  ids: Ids;
}

/** Undefined for a single payment. */
export async function beginSubscription(
  trx: Trx,
  { clock, ids }: Deps,
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
      next_terms: null,
    })
    .execute();
  await trx
    .updateTable('local_payments')
    .set({ subscription_id: subscriptionRef })
    .where('payment_id', '=', payment.payment_id)
    .execute();
  return { subscriptionRef, startsAt, endsAt };
}

/** An ended one stays as it is. */
export async function setNextTerms(trx: Trx, subscriptionRef: string, terms: SubscriptionTerms): Promise<void> {
  await trx
    .updateTable('local_subscriptions')
    .set((column) => ({
      next_terms: column
        .case()
        .when(
          column
            .selectFrom('local_payments')
            .select('order_id')
            .whereRef('local_payments.payment_id', '=', 'local_subscriptions.payment_id'),
          '=',
          terms.orderId,
        )
        .then(null)
        .else(JSON.stringify(terms))
        .end(),
    }))
    .where('subscription_id', '=', subscriptionRef)
    .where('state', '!=', 'ended')
    .execute();
}

/** An ended one stays as it is. */
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

export async function renewDue(deps: Deps, events: LocalEvents): Promise<void> {
  const { clock, database } = deps;
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
        ? renew(trx, deps, events, subscription)
        : endSubscription(trx, events, subscriptionRef),
    );
  }
}

/** Renews from the due date by the next terms; one of two servers does it. */
async function renew(
  trx: Trx,
  { clock, ids }: Deps,
  events: LocalEvents,
  subscription: LocalSubscriptionRow,
): Promise<void> {
  const { next_terms: noted, payment_id: firstId, period_end: startsAt, subscription_id: ref } = subscription;
  const first = await trx
    .selectFrom('local_payments')
    .selectAll()
    .where('payment_id', '=', firstId)
    .executeTakeFirstOrThrow();
  const terms = noted === null ? undefined : Terms.parse(JSON.parse(noted));
  const { anchor, periods } = terms === undefined ? subscription : { anchor: startsAt, periods: 0 };
  const payment = {
    ...first,
    ...(terms === undefined ? {} : toPayment(terms)),
    payment_id: ids.next('pay'),
    state: 'paid' as const,
    created_at: clock.now(),
    refunded: 0,
  };
  const endsAt = addMonths(anchor, (periods + 1) * MONTHS[payment.period ?? 'month']);
  const renewed = await trx
    .updateTable('local_subscriptions')
    .set({ anchor, periods: periods + 1, period_end: endsAt, next_terms: null })
    .set({ payment_id: terms === undefined ? firstId : payment.payment_id })
    .where('subscription_id', '=', ref)
    .where('period_end', '=', startsAt)
    .where('next_terms', noted === null ? 'is' : '=', noted)
    .where('renews', '=', 1)
    .returning('periods')
    .executeTakeFirst();
  if (renewed === undefined) return;
  await trx.insertInto('local_payments').values(payment).execute();
  await events.write(trx, {
    kind: 'subscription-renewed',
    subscriptionRef: ref,
    paymentRef: payment.payment_id,
    orderId: payment.order_id,
    paid: { amount: payment.amount, currency: payment.currency },
    span: { startsAt, endsAt },
  });
}

function toPayment({ orderId, period, price, title }: SubscriptionTerms) {
  return { order_id: orderId, period, title, amount: price.amount, currency: price.currency };
}
