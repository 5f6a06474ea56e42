import { afterAll, assert, beforeAll, describe, expect, it } from 'vitest';
import { signInByEmail } from '../../../testing/people/sign-in.ts';
import { createStripeServer, type StripeServer } from '../../../testing/payments/stripe-server.ts';

let at: StripeServer;
beforeAll(async () => {
  at = await createStripeServer();
});
afterAll(async () => {
  await at[Symbol.asyncDispose]();
});

const intentOf = (checkoutId: string): string => {
  const session = at.peer.state.sessions.all().find((one) => one.client_reference_id === checkoutId);
  assert(typeof session?.payment_intent === 'string');
  return session.payment_intent;
};

describe('a pack paid at Stripe', () => {
  it('gives its points once, however often the event arrives, and the order keeps the session', async () => {
    const { peer, post, server, shop } = at;
    const session = await server.registered();
    const { checkoutId, checkoutUrl } = await shop.start(session, 'points-1000');
    expect(checkoutUrl).toMatch(/^https:\/\/checkout\.stripe\.com\/c\/pay\/cs_/);
    expect(await shop.balance(session)).toBe(100);
    peer.pay(checkoutUrl);
    await at.deliver((events) => [...events, ...events]);
    expect(await shop.balance(session)).toBe(1100);
    expect(await shop.checkout(session, checkoutId)).toMatchObject({ state: 'paid', checkoutUrl: null });
    const event = peer.state.events.findLast(({ type }) => type === 'checkout.session.completed');
    assert(event !== undefined);
    expect(await post(event.body, peer.sign(event.body))).toBe(200);
    expect(await shop.balance(session)).toBe(1100);
  });

  it('costs the order’s price to the cent, tax included, in the buyer’s language, under a key of the order', async () => {
    const { peer, server, shop } = at;
    const { checkoutId, checkoutUrl } = await shop.start(await server.registered(), 'points-2800');
    const made = peer.state.sessions.get(checkoutUrl.split('/').at(-1) ?? '');
    expect(made).toMatchObject({
      amount_total: 1999,
      currency: 'usd',
      mode: 'payment',
      metadata: { orderId: checkoutId },
    });
    expect(peer.state.prices.all().at(-1)).toMatchObject({ unit_amount: 1999, tax_behavior: 'inclusive' });
    expect(peer.heard.findLast(({ path }) => path === '/v1/checkout/sessions')?.key).toBe(`checkout:${checkoutId}`);
  });

  it('is bought by one customer of the account, with the address that it has proved', async () => {
    const { peer, server, shop } = at;
    const session = await signInByEmail(server, 'mira@example.com');
    await shop.start(session, 'points-300');
    await shop.start(session, 'points-1000');
    expect(peer.state.customers.all().filter(({ email }) => email === 'mira@example.com')).toHaveLength(1);
  });

  it('is paid in the open session by a second attempt, which is not another one', async () => {
    const { peer, server, shop } = at;
    const session = await server.registered();
    const first = await shop.start(session, 'points-300', 'one-purchase');
    expect(await shop.start(session, 'points-300', 'one-purchase')).toEqual(first);
    expect(peer.state.sessions.all().filter((one) => one.client_reference_id === first.checkoutId)).toHaveLength(1);
  });

  it('waits for a transfer, is declined when it fails, and expires after a day', async () => {
    const { pass, peer, server, shop } = at;
    const session = await server.registered();
    const states = async (id: string) => (await shop.checkout(session, id)).state;
    const arrives = await shop.start(session, 'points-300');
    const fails = await shop.start(session, 'points-300');
    const expires = await shop.start(session, 'points-300');
    const [one, two] = [peer.payLater(arrives.checkoutUrl), peer.payLater(fails.checkoutUrl)];
    peer.decline(expires.checkoutUrl);
    await pass(1000);
    expect(await states(arrives.checkoutId)).toBe('pending');
    peer.transferArrives(one);
    peer.transferFails(two);
    await pass(25 * 3_600_000);
    expect(await states(arrives.checkoutId)).toBe('paid');
    expect(await states(fails.checkoutId)).toBe('declined');
    expect(await states(expires.checkoutId)).toBe('expired');
    expect(await shop.balance(session)).toBe(400);
  });

  it('of another amount than the order’s buys nothing and is refunded a day later', async () => {
    const { pass, peer, server, shop } = at;
    const session = await server.registered();
    const { checkoutId, checkoutUrl } = await shop.start(session, 'points-300');
    peer.pay(checkoutUrl, { amount_total: 250 });
    await pass(1000);
    expect(await shop.balance(session)).toBe(100);
    await pass(25 * 3_600_000);
    await pass(1000);
    const unmatched = await server.deps.database.db
      .selectFrom('unmatched_payments')
      .selectAll()
      .where('order_id', '=', checkoutId)
      .executeTakeFirstOrThrow();
    expect(unmatched).toMatchObject({ reason: 'other-amount', amount: 250, state: 'refunded', refunded: 250 });
  });
});

describe('a webhook of Stripe', () => {
  it('is refused with a wrong signature, an old one, and none; with one of two secrets it is taken', async () => {
    const { peer, post, server, shop } = at;
    const session = await server.registered();
    const { checkoutUrl } = await shop.start(session, 'points-300');
    peer.pay(checkoutUrl);
    const { body } = peer.state.events.at(-1) ?? { body: '' };
    const valid = peer.sign(body);
    expect(await post(body, '')).toBe(400);
    expect(await post(`${body} `, valid)).toBe(400);
    expect(await post(body, peer.sign(body, peer.state.now - 600))).toBe(400);
    expect(await post(body, valid.replace('v1=', 'v0='))).toBe(400);
    expect(await shop.balance(session)).toBe(100);
    expect(
      await post(body, `${valid.replace(/v1=.*/, `v1=${'0'.repeat(64)}`)},${valid.slice(valid.indexOf('v1='))}`),
    ).toBe(200);
    expect(await shop.balance(session)).toBe(400);
    await at.deliver();
  });

  it('about what is not ours, or not read, is acknowledged', async () => {
    const { peer, post } = at;
    const foreign = {
      id: 'cs_foreign',
      client_reference_id: 'theirs',
      metadata: {},
      payment_status: 'paid',
      amount_total: 1,
      currency: 'usd',
    };
    for (const [type, object] of [
      ['checkout.session.completed', foreign],
      ['customer.subscription.updated', { id: 'sub_x', status: 'active', metadata: {}, cancel_at_period_end: false }],
      ['price.created', {}],
    ] as const) {
      const body = JSON.stringify({ id: `evt_foreign_${type}`, type, created: 1, data: { object } });
      expect(await post(body, peer.sign(body))).toBe(200);
    }
  });
});

describe('refunds and disputes', () => {
  it('take points in proportion, cumulatively, and a won dispute gives them back', async () => {
    const { deliver, pass, peer, server, shop } = at;
    const session = await server.registered();
    const { checkoutId } = await shop.buy(session, 'points-1000');
    const provider = server.deps.shop.providers.require('stripe');
    const intent = intentOf(checkoutId);
    await provider.refund(intent, { amount: 450, key: 'half' });
    await provider.refund(intent, { amount: 450, key: 'half' });
    await deliver();
    expect(await shop.balance(session)).toBe(600);
    await provider.refund(intent, { amount: 449, key: 'rest' });
    await provider.refund(intent, { amount: 449, key: 'again' });
    await deliver();
    expect(await shop.balance(session)).toBe(100);
    expect(await shop.checkout(session, checkoutId)).toMatchObject({ state: 'refunded' });

    const other = await shop.buy(session, 'points-300');
    const dispute = peer.dispute(intentOf(other.checkoutId));
    await pass(1000);
    expect(await shop.balance(session)).toBe(100);
    expect(await shop.checkout(session, other.checkoutId)).toMatchObject({ state: 'disputed' });
    peer.closeDispute(dispute, 'won');
    await pass(1000);
    expect(await shop.balance(session)).toBe(400);
    peer.closeDispute(peer.dispute(intentOf((await shop.buy(session, 'points-300')).checkoutId)), 'lost');
    await pass(1000);
    expect(await shop.balance(session)).toBe(400);
  });
});

describe('an outage of Stripe', () => {
  it('is UNAVAILABLE to the buyer, and the same attempt works after it, although Stripe repeats a failure', async () => {
    const { peer, server } = at;
    const session = await server.registered();
    const headers = { 'Idempotency-Key': 'after-an-outage' };
    const start = () =>
      server.call('/shop/checkouts', { method: 'POST', session, json: { offerId: 'points-300' }, headers });
    peer.failNext(10);
    expect(await start()).toMatchObject({ status: 503 });
    peer.failNext(0);
    expect(await start()).toMatchObject({ status: 200 });
  });
});
