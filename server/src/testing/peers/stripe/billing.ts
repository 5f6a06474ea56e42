import { addMonths } from '../../../lib/utc-months.ts';
import {
  chargeOf,
  intentOf,
  invoiceOf,
  invoicePaymentOf,
  subscriptionOf,
  type Metadata,
  type PeerInvoice,
  type PeerPrice,
  type PeerSession,
  type PeerSubscription,
} from './objects.ts';
import type { StripeState } from './state.ts';

const DAY = 86_400;
/** A renewal is charged this long after its period began. */
const DRAFT = 3600;
/** Attempts after the first one, in seconds after it; then the subscription ends. */
const RETRIES = [3 * DAY, 5 * DAY, 7 * DAY];

export function pay(
  state: StripeState,
  { amount, currency, customer, metadata }: { amount: number; currency: string; customer: string; metadata: Metadata },
): string {
  const intent = state.intents.put(intentOf(state.make('pi'), { amount, currency, customer, metadata }));
  const of = { amount, currency, payment_intent: intent.id, metadata };
  intent.latest_charge = state.charges.put(chargeOf(state.make('ch'), of)).id;
  state.emit('payment_intent.succeeded', intent);
  return intent.id;
}

function endOf(price: PeerPrice, start: number): number {
  return addMonths(start * 1000, price.recurring?.interval === 'year' ? 12 : 1) / 1000;
}

/** Begins the subscription of a session, and pays its first invoice. */
export function beginSubscription(state: StripeState, session: PeerSession): void {
  const price = state.prices.get(state.sessionPrices.get(session.id) ?? '');
  const made = state.make('sub');
  const metadata = state.sessionMetadata.get(session.id) ?? {};
  const end = endOf(price, made.created);
  const subscription = state.subscriptions.put(
    subscriptionOf(made, { customer: session.customer, end, isTaxed: session.automatic_tax.enabled, metadata, price }),
  );
  state.emit('customer.subscription.created', subscription);
  const invoice = createInvoice(state, subscription, 'subscription_create');
  session.subscription = subscription.id;
  session.invoice = invoice.id;
  payInvoice(state, invoice);
}

function createInvoice(
  state: StripeState,
  subscription: PeerSubscription,
  reason: PeerInvoice['billing_reason'],
): PeerInvoice {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error('A subscription has an item');
  const invoice = invoiceOf(state.make('in'), {
    amount: item.price.unit_amount,
    currency: item.price.currency,
    customer: subscription.customer,
    reason,
    subscription: subscription.id,
    // As it is now: later changes of the subscription do not reach it.
    metadata: { ...subscription.metadata },
    period: { start: item.current_period_start, end: item.current_period_end },
    country: state.country,
    isTaxed: subscription.automatic_tax.enabled,
  });
  subscription.latest_invoice = invoice.id;
  return state.invoices.put(invoice);
}

function payInvoice(state: StripeState, invoice: PeerInvoice): void {
  const { amount_due: amount, currency, customer } = invoice;
  const intent = pay(state, { amount, currency, customer, metadata: {} });
  state.invoicePayments.put(invoicePaymentOf(state.make('inpay'), { invoice: invoice.id, intent }));
  Object.assign(invoice, { status: 'paid', amount_paid: amount });
  invoice.status_transitions.paid_at = state.now;
  state.emit('invoice.paid', invoice);
}

/** When something happens next by itself, in seconds. */
export function nextDue(state: StripeState): number | undefined {
  const sessions = state.sessions.all().flatMap((session) => (session.status === 'open' ? [session.expires_at] : []));
  const periods = state.subscriptions
    .all()
    .flatMap(({ items, status }) => (status === 'canceled' ? [] : items.data.map((item) => item.current_period_end)));
  const attempts = state.invoices.all().flatMap((invoice) => (invoice.status === 'open' ? [attemptOf(invoice)] : []));
  return [...sessions, ...periods, ...attempts].toSorted((a, b) => a - b)[0];
}

const attemptOf = ({ attempt_count: count, created }: PeerInvoice): number =>
  created + DRAFT + (count === 0 ? 0 : (RETRIES[count - 1] ?? 0));

/** Does what is due now: expiry, renewals, attempts to charge. */
export function settleDue(state: StripeState): void {
  for (const session of state.sessions.all()) {
    if (session.status === 'open' && session.expires_at <= state.now) expireSession(state, session);
  }
  for (const subscription of state.subscriptions.all()) {
    const [item] = subscription.items.data;
    const isDue = item !== undefined && item.current_period_end <= state.now;
    if (subscription.status !== 'canceled' && isDue) renew(state, subscription);
  }
  for (const invoice of state.invoices.all()) {
    if (invoice.status === 'open' && attemptOf(invoice) <= state.now) attempt(state, invoice);
  }
}

export function expireSession(state: StripeState, session: PeerSession): void {
  Object.assign(session, { status: 'expired', url: null });
  state.emit('checkout.session.expired', session);
}

function renew(state: StripeState, subscription: PeerSubscription): void {
  if (subscription.cancel_at_period_end) return endSubscription(state, subscription);
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error('A subscription has an item');
  enterPhase(state, subscription);
  item.current_period_start = item.current_period_end;
  item.current_period_end = endOf(item.price, item.current_period_start);
  state.emit('customer.subscription.updated', subscription);
  createInvoice(state, subscription, 'subscription_cycle');
}

/** The phase's metadata is written onto the subscription before the invoice is made. */
function enterPhase(state: StripeState, subscription: PeerSubscription): void {
  if (subscription.schedule === null) return;
  const schedule = state.schedules.get(subscription.schedule);
  const phase = schedule.phases.find(({ start_date: start, end_date: end }) => start <= state.now && state.now < end);
  if (phase === undefined) {
    Object.assign(schedule, { status: 'released', subscription: null, current_phase: null });
    subscription.schedule = null;
    return;
  }
  schedule.current_phase = { start_date: phase.start_date, end_date: phase.end_date };
  const [item] = subscription.items.data;
  const [wanted] = phase.items;
  if (item !== undefined && wanted !== undefined) item.price = state.prices.get(wanted.price);
  subscription.metadata = { ...subscription.metadata, ...phase.metadata };
}

function attempt(state: StripeState, invoice: PeerInvoice): void {
  const subscription = state.subscriptions.get(invoice.parent.subscription_details.subscription);
  if (subscription.status === 'canceled') {
    invoice.status = 'void';
    return;
  }
  if (!state.declined.has(invoice.customer)) {
    payInvoice(state, invoice);
    if (subscription.status === 'past_due') setStatus(state, subscription, 'active');
    return;
  }
  state.emit('invoice.payment_failed', invoice);
  invoice.attempt_count += 1;
  if (invoice.attempt_count > RETRIES.length) {
    invoice.status = 'void';
    endSubscription(state, subscription);
  } else if (subscription.status === 'active') {
    setStatus(state, subscription, 'past_due');
  }
}

function setStatus(state: StripeState, subscription: PeerSubscription, status: 'active' | 'past_due'): void {
  subscription.status = status;
  state.emit('customer.subscription.updated', subscription);
}

export function endSubscription(state: StripeState, subscription: PeerSubscription): void {
  Object.assign(subscription, { status: 'canceled', ended_at: state.now, canceled_at: state.now });
  state.emit('customer.subscription.deleted', subscription);
}
