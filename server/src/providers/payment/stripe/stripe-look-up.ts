import type Stripe from 'stripe';
import { z } from 'zod';
import type { Clock } from '../../../lib/clock.ts';
import type { PaymentEvent, PaymentLookUp } from '../payment-provider.ts';
import type { Ask } from './stripe-errors.ts';
import { readCompleted, readInvoice, readSubscription, readUnpaid, type Read } from './stripe-events.ts';

/** Renewals of so many periods are looked through. */
const LAST_INVOICES = 6;

const SessionStatus = z.object({ status: z.string().nullable(), payment_status: z.string() });
const PaidInvoice = z.object({ id: z.string(), status_transitions: z.object({ paid_at: z.int().nullable() }) });

/** Asks Stripe for what a lost webhook would have said. Throws as `ask`. */
export function createStripeLookUp(clock: Clock, within: Ask): PaymentLookUp {
  const stamp = (eventId: string, read: Read): PaymentEvent | undefined =>
    read && { at: clock.now(), ...read, eventId: `looked-up:${eventId}` };
  return {
    async checkout(ref) {
      const session = await within((stripe) => stripe.checkout.sessions.retrieve(ref));
      const { payment_status: payment, status } = SessionStatus.parse(session);
      return stamp(`${ref}:${String(status)}:${payment}`, await readSession(session, status, within));
    },
    async subscription(ref) {
      const { data } = await within((stripe) =>
        stripe.invoices.list({ subscription: ref, status: 'paid', limit: LAST_INVOICES }),
      );
      const events: (PaymentEvent | undefined)[] = [];
      for (const invoice of data.toReversed()) {
        const { id, status_transitions: times } = PaidInvoice.parse(invoice);
        const read = await readInvoice(invoice, within);
        const paidAt = times.paid_at === null ? {} : { at: times.paid_at * 1000 };
        events.push(stamp(id, read && { ...read, ...paidAt }));
      }
      const state = await readSubscription(await within((stripe) => stripe.subscriptions.retrieve(ref)), within);
      // A state may come back, so that each look is an event of its own.
      events.push(stamp(`${ref}:${String(clock.now())}`, state));
      return events.filter((event) => event !== undefined);
    },
  };
}

const ENDED: Readonly<Record<string, (session: Stripe.Checkout.Session, within: Ask) => Read | Promise<Read>>> = {
  complete: readCompleted,
  expired: (session) => readUnpaid(session, 'expired'),
};

async function readSession(session: Stripe.Checkout.Session, status: string | null, within: Ask): Promise<Read> {
  return ENDED[status ?? '']?.(session, within);
}
