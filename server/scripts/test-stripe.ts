/**
 * Tries the payment provider against a sandbox of Stripe: `STRIPE_TEST_KEY=sk_test_… npm run test:stripe`. Outside of CI,
 * as it needs an account and the network. It leaves two products behind, and deletes its test clock with all that it made.
 */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type Stripe from 'stripe';
import { openDatabase } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { systemClock } from '../src/lib/clock.ts';
import { createLog } from '../src/log.ts';
import type { PaymentEvent, PaymentOrder, Period } from '../src/providers/payment/payment-provider.ts';
import { loadStripe } from '../src/providers/payment/stripe/stripe-client.ts';
import { readStripeEvent } from '../src/providers/payment/stripe/stripe-events.ts';
import { StripePayments } from '../src/providers/payment/stripe/stripe-payments.ts';

const NOT_TRIED = `Not tried here, as they need a person or a browser: paying on Stripe's page, transfers, disputes, and the delivery of webhooks.
They are tried against the loopback peer only (server/src/testing/peers/stripe).`;

const apiUrl = 'https://api.stripe.com';
const MONTH = { amount: 1190, currency: 'USD' };
const YEAR = { amount: 9480, currency: 'USD' };
const WAIT_MS = 120_000;
const run = Date.now().toString(36);

const orderOf = (orderId: string, period: Period | undefined): PaymentOrder => ({
  orderId: `${orderId}-${run}`,
  createdAt: Date.now(),
  buyer: { ref: `account-${run}` },
  lines: [{ title: period === undefined ? 'Fabula: 300 points' : `Fabula: ${period}`, quantity: 1, amount: 299 }],
  price: { amount: 299, currency: 'USD' },
  period,
  language: 'en-US',
  successUrl: 'https://fabula.example/success',
  failureUrl: 'https://fabula.example/failure',
});

async function tryCheckouts(payments: StripePayments): Promise<void> {
  for (const order of [orderOf('chk-pack', undefined), orderOf('chk-month', 'month'), orderOf('chk-year', 'year')]) {
    const open = await payments.createCheckout(order);
    assert.deepEqual(await payments.createCheckout(order), open, 'the same order opens the same session');
    assert.deepEqual(await payments.findCheckout(open.ref), open);
    await payments.expireCheckout(open.ref);
    assert.equal(await payments.findCheckout(open.ref), undefined);
  }
}

async function subscribe(stripe: Stripe, clockId: string): Promise<Stripe.Subscription> {
  const customer = await stripe.customers.create({
    test_clock: clockId,
    payment_method: 'pm_card_visa',
    invoice_settings: { default_payment_method: 'pm_card_visa' },
  });
  return stripe.subscriptions.create({
    customer: customer.id,
    metadata: { orderId: 'chk-month' },
    items: [
      {
        price_data: {
          currency: 'usd',
          product: 'fabula_membership_month',
          recurring: { interval: 'month' },
          unit_amount: MONTH.amount,
          tax_behavior: 'inclusive',
        },
      },
    ],
  });
}

async function advance(stripe: Stripe, clockId: string, to: number): Promise<void> {
  await stripe.testHelpers.testClocks.advance(clockId, { frozen_time: to });
  for (const until = Date.now() + WAIT_MS; Date.now() < until; await setTimeout(2000)) {
    if ((await stripe.testHelpers.testClocks.retrieve(clockId)).status === 'ready') return;
  }
  throw new Error('The test clock did not arrive in time');
}

/** The first payment by the year, as the webhook would report it. */
async function renewalOf(stripe: Stripe, subscription: string): Promise<PaymentEvent> {
  const { data } = await stripe.events.list({ type: 'invoice.paid', limit: 20 });
  for (const event of data) {
    const read = await readStripeEvent(JSON.stringify(event), async () => stripe);
    if (read?.kind === 'subscription-renewed' && read.subscriptionRef === subscription) return read;
  }
  throw new Error('There is no invoice.paid event that reads as a renewal');
}

async function tryTerms(stripe: Stripe, payments: StripePayments, clockId: string): Promise<string> {
  const { id, items } = await subscribe(stripe, clockId);
  const end = items.data[0]?.current_period_end ?? 0;
  const terms = { orderId: 'chk-year', title: 'Fabula: year', price: YEAR, period: 'year' as const };
  await payments.setTerms(id, terms);
  await payments.setRenewal(id, false);
  assert.equal((await stripe.subscriptions.retrieve(id)).cancel_at_period_end, true);
  await payments.setRenewal(id, true);
  await payments.setTerms(id, terms);
  await advance(stripe, clockId, end + 2 * 3600);
  const renewal = await renewalOf(stripe, id);
  assert(renewal.kind === 'subscription-renewed');
  assert.deepEqual(renewal.paid, YEAR);
  assert.equal(renewal.orderId, 'chk-year', 'the first yearly invoice carries the new order');
  assert.equal(renewal.span.startsAt, end * 1000);
  return renewal.paymentRef;
}

async function tryRefund(stripe: Stripe, payments: StripePayments, paymentRef: string): Promise<void> {
  const order = { amount: 100, key: `part-${run}` };
  await payments.refund(paymentRef, order);
  await payments.refund(paymentRef, order);
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(paymentRef, { expand: ['latest_charge'] });
  assert(charge !== null && typeof charge === 'object');
  assert.equal(charge.amount_refunded, 100, 'one key refunds once');
}

async function main(secretKey: string): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fabula-stripe-'));
  const database = openDatabase({ url: undefined, dataDir, poolSize: 1, log: createLog('warn') });
  const config = { secretKey, webhookSecret: '', tax: 'off' as const, taxCode: '', apiUrl };
  const payments = new StripePayments({ clock: systemClock, database, stripe: config });
  const stripe = await loadStripe(config);
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: Math.floor(Date.now() / 1000) });
  try {
    await migrate(database);
    await tryCheckouts(payments);
    console.log('passed: checkouts are opened once, found and expired');
    const paymentRef = await tryTerms(stripe, payments, clock.id);
    console.log('passed: month to year, stopped and resumed in between; the yearly invoice carries the new order');
    await tryRefund(stripe, payments, paymentRef);
    console.log('passed: a part is refunded once under its key');
  } finally {
    await stripe.testHelpers.testClocks.del(clock.id);
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
  console.log(NOT_TRIED);
}

const key = process.env['STRIPE_TEST_KEY']?.trim() ?? '';
if (/^[sr]k_test_\w+$/.test(key)) await main(key);
else {
  console.error('Nothing was tried: STRIPE_TEST_KEY must be the secret key of a sandbox, which begins with sk_test_.');
  process.exitCode = 1;
}
