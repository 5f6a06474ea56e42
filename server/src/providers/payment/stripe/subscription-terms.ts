import type Stripe from 'stripe';
import { AppError } from '../../../errors.ts';
import type { SubscriptionTerms } from '../payment-provider.ts';
import { productOf } from './checkout-session.ts';
import { codeOf } from './stripe-errors.ts';

const ENDED: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);
const UNPAID: ReadonlySet<string> = new Set(['past_due', 'unpaid', 'incomplete']);

/**
 * Ends a subscription with its paid period, or undoes that; one with a failed payment ends at once. Stripe refuses to end
 * a subscription at its period's end while a schedule holds it, so the schedule is released first.
 */
export async function setRenewalOf(stripe: Stripe, ref: string, renews: boolean): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(ref);
  if (ENDED.has(subscription.status)) return;
  if (renews) {
    if (subscription.cancel_at_period_end) await stripe.subscriptions.update(ref, { cancel_at_period_end: false });
    return;
  }
  await release(stripe, subscription);
  if (UNPAID.has(subscription.status)) await stripe.subscriptions.cancel(ref);
  else await stripe.subscriptions.update(ref, { cancel_at_period_end: true });
}

/**
 * Sets the terms from the next payment by a schedule of two phases: the paid period as it is, then one by the new terms,
 * which also writes the new order's id onto the subscription. An ended subscription stays as it is.
 */
export async function setTermsOf(stripe: Stripe, ref: string, terms: SubscriptionTerms): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(ref);
  if (ENDED.has(subscription.status)) return;
  if (subscription.metadata['orderId'] === terms.orderId) return release(stripe, subscription);
  const schedule = await heldBy(stripe, subscription);
  // Phases of the past may be left out, the present one not.
  const since = schedule.current_phase?.start_date;
  const present = schedule.phases.find(({ start_date: start }) => start === since);
  if (present === undefined) throw new AppError('UNAVAILABLE', 'A schedule has no present phase');
  const { currency } = terms.price;
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      {
        start_date: present.start_date,
        end_date: present.end_date,
        proration_behavior: 'none',
        items: present.items.map(({ price, quantity }) => ({ price: idOf(price), quantity: quantity ?? 1 })),
        metadata: subscription.metadata,
      },
      {
        duration: { interval: terms.period, interval_count: 1 },
        proration_behavior: 'none',
        items: [
          {
            quantity: 1,
            price_data: {
              currency: currency.toLowerCase(),
              product: productOf(terms.period),
              recurring: { interval: terms.period },
              unit_amount: terms.price.amount,
              tax_behavior: 'inclusive',
            },
          },
        ],
        metadata: { orderId: terms.orderId },
      },
    ],
  });
}

async function heldBy(stripe: Stripe, { id, schedule }: Stripe.Subscription): Promise<Stripe.SubscriptionSchedule> {
  if (schedule !== null) return stripe.subscriptionSchedules.retrieve(idOf(schedule));
  return stripe.subscriptionSchedules.create({ from_subscription: id });
}

async function release(stripe: Stripe, { schedule }: Stripe.Subscription): Promise<void> {
  if (schedule === null) return;
  await stripe.subscriptionSchedules.release(idOf(schedule)).catch((error: unknown) => {
    // Another server was first.
    if (codeOf(error) !== 'resource_missing') throw error;
  });
}

const idOf = (held: string | { id: string }): string => (typeof held === 'string' ? held : held.id);
