import type Stripe from 'stripe';
import type { z } from 'zod';
import { AppError } from '../../../errors.ts';
import type { PaymentDetails, PaymentEvent, Span, SubscriptionState, UnpaidState } from '../payment-provider.ts';
import { Charge, Invoice, InvoicePayments, OfPayment, Session, StripeEvent, Subscription } from './event-shapes.ts';
import { findSessionDetails, readInvoiceDetails } from './payment-details.ts';
import { WITHIN_WEBHOOK } from './stripe-client.ts';
import { ask, type Ask } from './stripe-errors.ts';

type Unstamped<Event> = Event extends PaymentEvent ? Omit<Event, 'eventId' | 'at'> & { at?: number } : never;
export type Read = Unstamped<PaymentEvent> | undefined;
type Reader = (object: unknown, ask: Ask) => Read | Promise<Read>;

const READERS = {
  'checkout.session.completed': readCompleted,
  'checkout.session.async_payment_succeeded': readCompleted,
  'checkout.session.async_payment_failed': (object) => readUnpaid(object, 'declined'),
  'checkout.session.expired': (object) => readUnpaid(object, 'expired'),
  'invoice.paid': readInvoice,
  'customer.subscription.updated': readSubscription,
  'customer.subscription.deleted': readSubscription,
  'charge.refunded': readCharge,
  'refund.failed': (object, within) => readOfPayment(object, within, 'refund-failed'),
  // Not `created`: an inquiry moves no money.
  'charge.dispute.funds_withdrawn': (object, within) => readOfPayment(object, within, 'dispute-opened'),
  'charge.dispute.funds_reinstated': (object, within) => readOfPayment(object, within, 'dispute-won'),
} as const satisfies Partial<Record<Stripe.Event.Type, Reader>>;

type ReadType = keyof typeof READERS;

const isRead = (type: string): type is ReadType => Object.hasOwn(READERS, type);

/** The events that an endpoint at Stripe must send. */
export const READ_EVENTS = Object.keys(READERS).filter(isRead);

/**
 * Maps an event of Stripe to one of ours; undefined for others, and for payments that are not ours. Stripe is asked for
 * what the event does not say.
 *
 * @throws {AppError} UNAVAILABLE where Stripe does not answer: it sends the event again.
 */
export async function readStripeEvent(body: string, load: () => Promise<Stripe>): Promise<PaymentEvent | undefined> {
  const { created, data, id, type } = StripeEvent.parse(JSON.parse(body));
  if (!isRead(type)) return undefined;
  const reader: Reader = READERS[type];
  const event = await reader(data.object, async (call) => {
    const stripe = await load();
    return ask(() => call(stripe));
  });
  return event && { at: created * 1000, ...event, eventId: id };
}

export async function readCompleted(object: unknown, within: Ask): Promise<Read> {
  const session = Session.parse(object);
  const orderId = orderOf(session);
  if (orderId === undefined) return undefined;
  if (session.payment_status === 'unpaid') return { kind: 'checkout-changed', orderId, state: 'pending' };
  const { amount_total: amount, currency, invoice, payment_intent: intent, subscription } = session;
  if (session.payment_status !== 'paid' || amount === null || currency === null) return undefined;
  const paid = { amount, currency: currency.toUpperCase() };
  if (typeof subscription !== 'string') {
    if (typeof intent !== 'string') return undefined;
    const details = await findSessionDetails(session.id, within);
    return { kind: 'checkout-paid', orderId, paymentRef: intent, paid, details };
  }
  if (typeof invoice !== 'string') return undefined;
  const first = await findInvoice(invoice, within);
  const span = spanOf(first);
  return {
    kind: 'checkout-paid',
    orderId,
    paymentRef: paymentOf(first),
    paid,
    subscription: { subscriptionRef: subscription, ...span },
    details: await findSessionDetails(session.id, within),
  };
}

export function readUnpaid(object: unknown, state: UnpaidState): Read {
  const orderId = orderOf(Session.parse(object));
  return orderId === undefined ? undefined : { kind: 'checkout-changed', orderId, state };
}

/** Both, so that a checkout of other software on the same account is never refunded as an unknown one. */
function orderOf({ client_reference_id: reference, metadata }: z.infer<typeof Session>): string | undefined {
  return reference !== null && metadata?.['orderId'] === reference ? reference : undefined;
}

/** The first invoice is paid with the checkout. An update is what a schedule does. */
const RENEWALS: ReadonlySet<string | null> = new Set(['subscription_cycle', 'subscription_update']);

export async function readInvoice(object: unknown, within: Ask): Promise<Read> {
  const { amount_paid: amount, billing_reason: reason, currency, id, parent } = Invoice.parse(object);
  const details = parent?.subscription_details;
  const orderId = details?.metadata?.['orderId'];
  if (details === undefined || details === null || orderId === undefined) return undefined;
  if (!RENEWALS.has(reason) || amount === 0) return undefined;
  const invoice = await findInvoice(id, within);
  return {
    kind: 'subscription-renewed',
    details: invoice.details,
    subscriptionRef: details.subscription,
    paymentRef: paymentOf(invoice),
    orderId,
    paid: { amount, currency: currency.toUpperCase() },
    span: spanOf(invoice),
  };
}

async function findInvoice(id: string, within: Ask): Promise<z.infer<typeof Invoice> & { details: PaymentDetails }> {
  const answer = await within((stripe) => stripe.invoices.retrieve(id, { expand: ['payments'] }, WITHIN_WEBHOOK));
  return { ...Invoice.parse(answer), details: readInvoiceDetails(answer) };
}

/** One that was paid outside of Stripe has no payment there. */
function paymentOf({ id, payments }: z.infer<typeof Invoice>): string {
  const paid = payments?.data.find(({ status }) => status === 'paid');
  return paid?.payment.payment_intent ?? id;
}

/** A subscription says only its present period, an invoice the one that it pays. */
function spanOf({ lines }: z.infer<typeof Invoice>): Span {
  const [first, ...others] = lines.data.map(({ period }) => period);
  if (first === undefined) throw new AppError('UNAVAILABLE', 'An invoice has no period yet');
  const last = others.reduce((latest, period) => (period.end > latest.end ? period : latest), first);
  return { startsAt: last.start * 1000, endsAt: last.end * 1000 };
}

const STATES: Readonly<Record<string, SubscriptionState>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past-due',
  unpaid: 'past-due',
  paused: 'past-due',
  canceled: 'ended',
};

/** Several changes of one second come in any order, so the present state is asked for. */
export async function readSubscription(object: unknown, within: Ask): Promise<Read> {
  const { id, metadata } = Subscription.parse(object);
  if (metadata?.['orderId'] === undefined) return undefined;
  const present = Subscription.parse(await within((stripe) => stripe.subscriptions.retrieve(id, {}, WITHIN_WEBHOOK)));
  const state = STATES[present.status];
  if (state === undefined) return undefined;
  const isEnding = present.cancel_at_period_end || typeof present.cancel_at === 'number';
  return {
    kind: 'subscription-changed',
    subscriptionRef: id,
    state: state === 'active' && isEnding ? 'ending' : state,
    ...(state === 'ended' && typeof present.ended_at === 'number' ? { at: present.ended_at * 1000 } : {}),
  };
}

async function readCharge(object: unknown, within: Ask): Promise<Read> {
  const { amount_refunded: refunded, metadata, payment_intent: intent } = Charge.parse(object);
  if (typeof intent !== 'string') return undefined;
  const ours = metadata?.['orderId'] !== undefined || (await isOurs(intent, within));
  return ours ? { kind: 'payment-refunded', paymentRef: intent, refunded } : undefined;
}

async function readOfPayment(
  object: unknown,
  within: Ask,
  kind: 'refund-failed' | 'dispute-opened' | 'dispute-won',
): Promise<Read> {
  const { payment_intent: intent } = OfPayment.parse(object);
  return typeof intent === 'string' && (await isOurs(intent, within)) ? { kind, paymentRef: intent } : undefined;
}

/** A payment of a checkout names its order itself, that of an invoice through its subscription. */
async function isOurs(intent: string, within: Ask): Promise<boolean> {
  const { metadata } = await within((stripe) => stripe.paymentIntents.retrieve(intent, {}, WITHIN_WEBHOOK));
  if (metadata['orderId'] !== undefined) return true;
  const payment = { type: 'payment_intent' as const, payment_intent: intent };
  const payments = await within((stripe) => stripe.invoicePayments.list({ payment, limit: 1 }, WITHIN_WEBHOOK));
  const [paid] = InvoicePayments.parse(payments).data;
  if (paid === undefined) return false;
  const invoice = await findInvoice(paid.invoice, within);
  return invoice.parent?.subscription_details?.metadata?.['orderId'] !== undefined;
}
