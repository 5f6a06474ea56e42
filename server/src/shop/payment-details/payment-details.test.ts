import { beforeEach, expect, it } from 'vitest';
import { OrderPageEnvelope, ReceiptListEnvelope } from '../../contract/validators.ts';
import type { SessionValues } from '../../http/principal.ts';
import { DAY_MS } from '../../lib/utc-day.ts';
import { createStripeServer, type StripeServer } from '../../testing/payments/stripe-server.ts';

let at: StripeServer;
let session: SessionValues;
beforeEach(async () => {
  at = await createStripeServer('automatic');
  session = await at.server.registered();
  return async () => at[Symbol.asyncDispose]();
});

const receipts = async (checkoutId: string) => {
  const answer = await at.server.call(`/shop/orders/${checkoutId}/receipts`, { session });
  return ReceiptListEnvelope.parse(answer.body).data.items;
};
const orders = async () => OrderPageEnvelope.parse((await at.server.call('/shop/orders', { session })).body).data.items;

it('shows the tax within a price, the country and the receipt of a charge', async () => {
  const { checkoutId } = await at.shop.buy(session, 'points-1000');
  const [receipt] = await receipts(checkoutId);
  expect(receipt).toMatchObject({
    price: { amount: 899 },
    tax: { amount: { amount: 144, currency: 'USD' }, percent: 19 },
    country: 'DE',
    documents: { invoice: null, pdf: null },
  });
  expect(receipt?.documents?.receipt).toMatch(/^https:\/\/pay\.stripe\.com\/receipts\/payment\/ch_\d+$/);
  expect(await orders()).toMatchObject([{ checkoutId, documents: receipt?.documents }]);
});

it('shows the invoice of each payment of a membership, and a rate only where one is known', async () => {
  const { checkoutId } = await at.shop.buy(session, 'membership-month');
  await at.pass(32 * DAY_MS);
  const [renewal, first] = await receipts(checkoutId);
  expect(first).toMatchObject({ tax: { percent: 19 }, country: 'DE' });
  expect(first?.documents?.invoice).toMatch(/^https:\/\/invoice\.stripe\.com\//);
  expect(renewal?.tax).toMatchObject({ amount: first?.tax?.amount, percent: null });
  expect(renewal?.documents?.pdf).toMatch(/^https:\/\/pay\.stripe\.com\/.*\/pdf$/);
  expect(renewal?.documents?.pdf).not.toBe(first?.documents?.pdf);
});

it('says that there is no tax where the provider computed none, and nothing where it computes none at all', async () => {
  at.peer.state.country = 'US';
  const { checkoutId } = await at.shop.buy(session, 'points-300');
  expect(await receipts(checkoutId)).toMatchObject([{ country: 'US', tax: { amount: { amount: 0 }, percent: null } }]);
  await using off = await createStripeServer('off');
  const other = await off.server.registered();
  const { checkoutId: untaxed } = await off.shop.buy(other, 'points-300');
  const answer = await off.server.call(`/shop/orders/${untaxed}/receipts`, { session: other });
  const [receipt] = ReceiptListEnvelope.parse(answer.body).data.items;
  expect(receipt?.tax).toBeUndefined();
  expect(receipt?.documents).toBeDefined();
});

it.each([
  'http://pay.stripe.com/receipts/1',
  'https://pay.stripe.com.example.com/receipts/1',
  'https://example.com/?pay.stripe.com',
  'https://name:word@pay.stripe.com/receipts/1',
  'javascript:alert(1)',
])('links no page but those of the provider: not %s', async (url) => {
  const { checkoutUrl, checkoutId } = await at.shop.start(session, 'points-300');
  at.peer.pay(checkoutUrl);
  for (const charge of at.peer.state.charges.all()) charge.receipt_url = url;
  await at.deliver();
  const [receipt] = await receipts(checkoutId);
  expect(receipt?.price.amount).toBe(299);
  expect(receipt?.documents).toBeUndefined();
});

it('leaves a payment to the next delivery while the provider does not answer', async () => {
  const { checkoutUrl, checkoutId } = await at.shop.start(session, 'points-300');
  at.peer.pay(checkoutUrl);
  const event = at.peer.state.events.findLast(({ type }) => type === 'checkout.session.completed');
  const body = event?.body ?? '';
  at.peer.failReads(10);
  expect(await at.post(body, at.peer.sign(body))).toBe(503);
  expect(await at.shop.checkout(session, checkoutId)).toMatchObject({ state: 'open' });
  at.peer.failReads(0);
  await at.deliver();
  expect(await at.shop.checkout(session, checkoutId)).toMatchObject({ state: 'paid' });
});
