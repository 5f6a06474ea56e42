import type { z } from 'zod';
import { addMonths } from '../../../lib/utc-months.ts';
import { endSubscription, expireSession } from './billing.ts';
import type { FormValue } from './form.ts';
import {
  customerOf,
  endpointOf,
  portalOf,
  portalSessionOf,
  priceOf,
  productOf,
  refundOf,
  scheduleOf,
  sessionOf,
  taxesOf,
  type PeerPhase,
} from './objects.ts';
import { Params, readParams } from './params.ts';
import { refuse, StripeRefusal, type StripeState } from './state.ts';

type Answer = (state: StripeState, id: string, form: FormValue) => object;

function route<Schema extends z.ZodType>(
  schema: Schema,
  answer: (state: StripeState, id: string, params: z.infer<Schema>) => object,
): Answer {
  return (state, id, form) => answer(state, id, readParams(schema, form));
}

const list = (url: string, data: readonly object[]) => ({ object: 'list', has_more: false, url, data });

/** By method and path; `*` is an id. */
const ROUTES: Readonly<Record<string, Answer>> = {
  'POST /v1/customers': route(Params.customer, (state, _, { metadata }) =>
    state.customers.put(customerOf(state.make('cus'), metadata)),
  ),
  'POST /v1/customers/*': route(Params.customer, (state, id, { email }) =>
    Object.assign(state.customers.get(id), { email: email ?? null }),
  ),
  'POST /v1/products': route(Params.product, (state, _, { id, name }) => {
    if (state.products.rows.has(id)) throw refuse('Product already exists.', { code: 'resource_already_exists' });
    return state.products.put(productOf({ id, created: state.now }, name));
  }),
  'POST /v1/checkout/sessions': route(Params.session, createSession),
  'GET /v1/checkout/sessions/*': route(Params.sessionExpanded, getSession),
  'POST /v1/checkout/sessions/*/expire': route(Params.none, (state, id) => {
    const session = state.sessions.get(id);
    if (session.status !== 'open') throw refuse('Only Checkout Sessions with a status in ["open"] can be expired.');
    expireSession(state, session);
    return session;
  }),
  'GET /v1/payment_intents/*': route(Params.none, (state, id) => state.intents.get(id)),
  'GET /v1/invoices/*': route(Params.invoice, (state, id, { expand }) => {
    const invoice = state.invoices.get(id);
    if (expand.length === 0) return invoice;
    const payments = state.invoicePayments.all().filter((payment) => payment.invoice === id);
    return { ...invoice, payments: list('/v1/invoice_payments', payments) };
  }),
  'GET /v1/invoices': route(Params.invoices, (state, _, { limit, status, subscription }) => {
    const all = state.invoices.all().filter((invoice) => invoice.status === status);
    const own = all.filter(({ parent }) => parent.subscription_details.subscription === subscription);
    return { ...list('/v1/invoices', own.toReversed().slice(0, limit)), has_more: own.length > limit };
  }),
  'GET /v1/invoice_payments': route(Params.invoicePayments, (state, _, { payment: { payment_intent: intent } }) =>
    list(
      '/v1/invoice_payments',
      state.invoicePayments.all().filter(({ payment }) => payment.payment_intent === intent),
    ),
  ),
  'GET /v1/subscriptions/*': route(Params.none, (state, id) => state.subscriptions.get(id)),
  'POST /v1/subscriptions/*': route(Params.subscription, (state, id, changes) => {
    const subscription = state.subscriptions.get(id);
    if (subscription.status === 'canceled') throw refuse('A canceled subscription can only update its metadata.');
    if (subscription.schedule !== null) {
      throw refuse('The subscription is managed by a subscription schedule: update the schedule instead.');
    }
    Object.assign(subscription, changes);
    state.emit('customer.subscription.updated', subscription);
    return subscription;
  }),
  'DELETE /v1/subscriptions/*': route(Params.none, (state, id) => {
    const subscription = state.subscriptions.get(id);
    endSubscription(state, subscription);
    return subscription;
  }),
  'POST /v1/subscription_schedules': route(Params.schedule, createSchedule),
  'GET /v1/subscription_schedules/*': route(Params.none, (state, id) => state.schedules.get(id)),
  'POST /v1/subscription_schedules/*': route(Params.phases, changeSchedule),
  'POST /v1/subscription_schedules/*/release': route(Params.none, (state, id) => {
    const schedule = state.schedules.get(id);
    if (schedule.status === 'released') throw refuse('A released schedule cannot be released.');
    const subscription = state.subscriptions.get(schedule.subscription ?? '');
    subscription.schedule = null;
    Object.assign(schedule, { status: 'released', subscription: null, current_phase: null });
    state.emit('customer.subscription.updated', subscription);
    return schedule;
  }),
  'GET /v1/billing_portal/configurations': route(Params.portals, (state) =>
    list('/v1/billing_portal/configurations', state.portals.all()),
  ),
  'POST /v1/billing_portal/configurations': route(Params.portal, (state, _, portal) =>
    state.portals.put(portalOf(state.make('bpc'), portal)),
  ),
  'POST /v1/billing_portal/sessions': route(Params.portalSession, (state, _, session) => {
    state.customers.get(session.customer);
    state.portals.get(session.configuration);
    return state.portalSessions.put(portalSessionOf(state.make('bps'), session));
  }),
  'POST /v1/refunds': route(Params.refund, createRefund),
  'GET /v1/webhook_endpoints': route(Params.endpoints, (state) => list('/v1/webhook_endpoints', state.endpoints.all())),
  'POST /v1/webhook_endpoints': route(Params.endpoint, (state, _, { api_version, enabled_events, url }) => {
    const endpoint = state.endpoints.put(endpointOf(state.make('we'), { api_version, enabled_events, url }));
    return { ...endpoint, secret: `whsec_${endpoint.id}_of_the_peer` };
  }),
  'POST /v1/webhook_endpoints/*': route(Params.endpointChange, (state, id, { disabled, enabled_events: events }) =>
    Object.assign(state.endpoints.get(id), {
      ...(events === undefined ? {} : { enabled_events: events }),
      ...(disabled === undefined ? {} : { status: disabled ? 'disabled' : 'enabled' }),
    }),
  ),
};

/** @throws {StripeRefusal} also for a path that Stripe does not have */
export function answerRequest(state: StripeState, method: string, path: string, form: FormValue): object {
  for (const [name, answer] of Object.entries(ROUTES)) {
    const [verb, pattern = ''] = name.split(' ');
    const match = new RegExp(`^${pattern.replace('*', String.raw`(\w+)`)}$`).exec(path);
    if (verb === method && match !== null) return answer(state, match[1] ?? '', form);
  }
  throw new StripeRefusal(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
}

function createSession(state: StripeState, _: string, params: z.infer<typeof Params.session>): object {
  const { mode } = params;
  state.customers.get(params.customer);
  const wanted = mode === 'payment' ? params.payment_intent_data : params.subscription_data;
  const unwanted = mode === 'payment' ? params.subscription_data : params.payment_intent_data;
  if (unwanted !== undefined) throw refuse(`You can not pass that data in \`${mode}\` mode.`);
  const prices = params.line_items.map(
    ({ price_data: { currency, product, product_data, recurring, unit_amount } }) => {
      if ((product === undefined) === (product_data === undefined))
        throw refuse('Pass one of product and product_data.');
      if ((mode === 'subscription') !== (recurring !== undefined)) throw refuse('A price does not fit the mode.');
      const of =
        product === undefined
          ? state.products.put(productOf(state.make('prod'), product_data?.name ?? ''))
          : state.products.get(product);
      const price = { currency, unit_amount, product: of.id, interval: recurring?.interval };
      return state.prices.put(priceOf(state.make('price'), price));
    },
  );
  const [first] = prices;
  if (first === undefined) throw refuse('line_items is required', { param: 'line_items' });
  const total = params.line_items.reduce((sum, line) => sum + line.quantity * line.price_data.unit_amount, 0);
  const made = state.make('cs');
  const isTaxed = params.automatic_tax?.enabled === true || params.managed_payments?.enabled === true;
  const of = {
    mode,
    customer: params.customer,
    client_reference_id: params.client_reference_id,
    metadata: params.metadata,
    amount_total: total,
    currency: first.currency,
    url: `https://checkout.stripe.com/c/pay/${made.id}`,
  };
  state.sessionPrices.set(made.id, first.id);
  state.sessionMetadata.set(made.id, wanted?.metadata ?? {});
  return state.sessions.put(sessionOf(made, of, isTaxed));
}

function getSession(state: StripeState, id: string, { expand }: z.infer<typeof Params.sessionExpanded>): object {
  const session = state.sessions.get(id);
  const { amount_total: amount, customer_details: customer, invoice, payment_intent: intent } = session;
  const has = (part: (typeof expand)[number]) => expand.includes(part);
  const taxes = session.total_details.amount_tax > 0 ? taxesOf(amount, customer?.address.country ?? '') : [];
  const paid = intent === null ? undefined : state.intents.get(intent);
  return {
    ...session,
    ...(has('total_details.breakdown')
      ? { total_details: { ...session.total_details, breakdown: { discounts: [], taxes } } }
      : {}),
    ...(has('payment_intent.latest_charge') && paid !== undefined
      ? { payment_intent: { ...paid, latest_charge: state.charges.get(paid.latest_charge ?? '') } }
      : {}),
    ...(has('invoice') && invoice !== null ? { invoice: state.invoices.get(invoice) } : {}),
  };
}

function createSchedule(state: StripeState, _: string, { from_subscription: id }: z.infer<typeof Params.schedule>) {
  const subscription = state.subscriptions.get(id);
  if (subscription.schedule !== null) {
    throw refuse('You cannot migrate a subscription that is already attached to a schedule.');
  }
  if (subscription.status === 'canceled') throw refuse('You cannot migrate a canceled subscription.');
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error('A subscription has an item');
  const phase = {
    start_date: item.current_period_start,
    end_date: item.current_period_end,
    metadata: {},
    proration_behavior: 'create_prorations',
    items: [{ price: item.price.id, quantity: 1 }],
  };
  const schedule = state.schedules.put(scheduleOf(state.make('sub_sched'), { phase, subscription: id }));
  subscription.schedule = schedule.id;
  state.emit('customer.subscription.updated', subscription);
  return schedule;
}

function changeSchedule(state: StripeState, id: string, { phases }: z.infer<typeof Params.phases>): object {
  const schedule = state.schedules.get(id);
  if (schedule.status === 'released') throw refuse('You cannot update a released schedule.');
  const made: PeerPhase[] = [];
  for (const { duration, end_date, items, metadata, proration_behavior, start_date } of phases) {
    const start = start_date ?? made.at(-1)?.end_date;
    if (start === undefined) throw refuse('The first phase needs a start_date.', { param: 'phases[0][start_date]' });
    const months = duration?.interval === 'year' ? 12 : 1;
    const end = end_date ?? addMonths(start * 1000, months) / 1000;
    const prices = items.map(({ price, price_data: data, quantity }) => {
      if (data === undefined) return { price: state.prices.get(price ?? '').id, quantity };
      const { currency, product, recurring, unit_amount } = data;
      const of = {
        currency,
        unit_amount,
        product: state.products.get(product ?? '').id,
        interval: recurring?.interval,
      };
      return { price: state.prices.put(priceOf(state.make('price'), of)).id, quantity };
    });
    made.push({ start_date: start, end_date: end, metadata, proration_behavior, items: prices });
  }
  if (made[0]?.start_date !== schedule.current_phase?.start_date) {
    throw refuse('You can not modify the start date of the current phase.');
  }
  schedule.phases = made;
  return schedule;
}

function createRefund(
  state: StripeState,
  _: string,
  { amount, payment_intent: intent }: z.infer<typeof Params.refund>,
): object {
  const { latest_charge: chargeId } = state.intents.get(intent);
  const charge = state.charges.get(chargeId ?? '');
  if (charge.refunded) {
    throw refuse(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  if (amount < 1 || charge.amount_refunded + amount > charge.amount) {
    throw refuse('Refund amount is greater than unrefunded amount on charge', { param: 'amount' });
  }
  const refunded = charge.amount_refunded + amount;
  Object.assign(charge, { amount_refunded: refunded, refunded: refunded === charge.amount });
  const of = { amount, currency: charge.currency, charge: charge.id, payment_intent: intent };
  const refund = state.refunds.put(refundOf(state.make('re'), of));
  state.emit('charge.refunded', charge);
  return refund;
}
