import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OrderPageEnvelope, ReceiptListEnvelope, WithdrawalQuoteEnvelope } from '../../contract/validators.ts';
import { createStripeServer } from '../../testing/payments/stripe-server.ts';
import { cartAt } from '../../testing/payments/cart.ts';
import { codeSentTo, readLogin, sendEmailCode, signInByEmail, verifyEmailCode } from '../../testing/people/sign-in.ts';
import { shopAt } from '../../testing/shop.ts';
import { createTestServer, principalOf, type TestServer } from '../../testing/test-server.ts';
import { ownerOf, type SessionValues } from '../../http/principal.ts';
import { DAY_MS } from '../../lib/utc-day.ts';

let server: TestServer;
let cart: ReturnType<typeof cartAt>;
let shop: ReturnType<typeof shopAt>;
beforeAll(async () => {
  server = await createTestServer();
  cart = cartAt(server);
  shop = shopAt(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const usd = (amount: number) => ({ amount, currency: 'USD' });

async function signIn(guest: SessionValues, email: string): Promise<SessionValues> {
  server.clock.advance(60_000);
  await sendEmailCode(server, guest, email);
  return readLogin(await verifyEmailCode(server, guest, email, codeSentTo(server, email))).session;
}

/** A server on the same database, with other packs. */
async function repriced(packs: TestServer['deps']['config']['shop']['packs']) {
  const { config, database } = server.deps;
  return createTestServer({ config: { ...config, shop: { ...config.shop, packs } }, overrides: { database } });
}

describe('a cart', () => {
  it('keeps packs of a guest, at the prices of the shop, and forgets those that are set to none', async () => {
    const guest = await server.guest();
    expect(await cart.see(guest)).toMatchObject({ lines: [], count: 0, total: usd(0), coupon: null });
    await cart.set(guest, 'points-1000', 2);
    await cart.set(guest, 'points-300', 1);
    expect(await cart.see(guest)).toMatchObject({
      lines: [
        { offerId: 'points-300', points: 300, quantity: 1, price: usd(299), amount: usd(299), changedFrom: null },
        { offerId: 'points-1000', points: 1000, quantity: 2, price: usd(899), amount: usd(1798), changedFrom: null },
      ],
      count: 3,
      points: 2300,
      subtotal: usd(2097),
      discount: usd(0),
      total: usd(2097),
    });
    await cart.set(guest, 'points-1000', 0);
    expect((await cart.set(guest, 'points-1000', 0)).lines).toMatchObject([{ offerId: 'points-300' }]);
    expect((await cart.see(await server.guest())).lines).toEqual([]);
  });

  it.each([[-1], [1.5], ['2'], [10], [1e21], ['9'.repeat(78)], [null], [true], [[1]]])(
    'refuses a quantity of %j',
    async (quantity) => {
      const guest = await server.guest();
      expect(await cart.trySet(guest, 'points-300', { quantity })).toMatchObject({
        status: 400,
        body: { reason: 'VALIDATION_FAILED' },
      });
      expect((await cart.see(guest)).lines).toEqual([]);
    },
  );

  it('refuses 2²⁵⁶−1 packs as a number or as text, and takes no price from the buyer', async () => {
    const guest = await server.guest();
    const huge = 2n ** 256n - 1n;
    expect((await cart.trySet(guest, 'points-300', { quantity: String(huge) })).status).toBe(400);
    expect((await cart.trySet(guest, 'points-300', { quantity: Number(huge) })).status).toBe(400);
    await cart.trySet(guest, 'points-300', { quantity: 1, price: usd(1), amount: 1, points: 9_000_000 });
    expect(await cart.see(guest)).toMatchObject({ total: usd(299), points: 300 });
  });

  it('has no place for a membership, and none for what is not on offer', async () => {
    const guest = await server.guest();
    expect(await cart.trySet(guest, 'membership-year', { quantity: 1 })).toMatchObject({
      status: 409,
      body: { field: 'offerId' },
    });
    expect((await cart.trySet(guest, 'points-7', { quantity: 1 })).status).toBe(404);
    expect((await cart.trySet(guest, 'points-7', { quantity: 0 })).status).toBe(404);
    expect((await cart.trySet(guest, 'constructor', { quantity: 1 })).status).toBe(404);
  });

  it('says which price has changed until the quantity is set again, and counts no pack that is not sold', async () => {
    const guest = await server.guest();
    await cart.set(guest, 'points-300', 3);
    await cart.set(guest, 'points-1000', 1);
    const other = await repriced([{ points: 1000, amount: 999 }]);
    const there = cartAt(other);
    const changed = {
      lines: [
        { offerId: 'points-1000', price: usd(999), changedFrom: usd(899) },
        { offerId: 'points-300', points: 300, quantity: 3, price: null, amount: null },
      ],
      count: 1,
      total: usd(999),
    };
    expect(await there.see(guest)).toMatchObject(changed);
    expect(await there.see(guest)).toMatchObject(changed);
    expect((await there.set(guest, 'points-1000', 2)).lines[0]).toMatchObject({ changedFrom: null });
    expect((await there.set(guest, 'points-300', 0)).lines).toHaveLength(1);
  });
});

describe('a sign-in', () => {
  it('adds the packs of the guest to those of the account, nine of a kind at most', async () => {
    const account = await signInByEmail(server, 'merge@example.com');
    await cart.set(account, 'points-300', 5);
    await cart.set(account, 'points-2800', 1);
    const guest = await server.guest();
    await cart.set(guest, 'points-300', 6);
    await cart.set(guest, 'points-1000', 2);
    const session = await signIn(guest, 'merge@example.com');
    expect((await cart.see(session)).lines.map(({ offerId, quantity }) => [offerId, quantity])).toEqual([
      ['points-300', 9],
      ['points-1000', 2],
      ['points-2800', 1],
    ]);
  });

  it('brings the coupon of the guest along, unless the account has one', async () => {
    await cart.coupons('add', 'GUEST-10', '--percent', '10');
    await cart.coupons('add', 'MINE-20', '--percent', '20');
    const guest = await server.guest();
    await cart.set(guest, 'points-300', 1);
    await cart.apply(guest, 'guest-10');
    const session = await signIn(guest, 'coupon@example.com');
    expect((await cart.see(session)).coupon).toMatchObject({ percent: 10 });
    await cart.apply(session, 'MINE-20');
    const again = await server.guest();
    await cart.apply(again, 'GUEST-10');
    expect((await cart.see(await signIn(again, 'coupon@example.com'))).coupon).toMatchObject({ percent: 20 });
  });
});

describe('paying for a cart', () => {
  it('needs an account, and is for what the guest put in once they sign in', async () => {
    const guest = await server.guest();
    await cart.set(guest, 'points-1000', 2);
    expect(await cart.tryCheckOut(guest, { total: usd(1798) })).toMatchObject({
      status: 403,
      body: { reason: 'REGISTRATION_REQUIRED' },
    });
    const session = await signIn(guest, 'pays@example.com');
    const before = await shop.balance(session);
    const { checkoutId, checkoutUrl } = await cart.checkOut(session);
    expect((await cart.see(session)).count).toBe(2);
    await shop.press(checkoutUrl, 'pay');
    expect(await shop.balance(session)).toBe(before + 2000);
    expect((await cart.see(session)).lines).toEqual([]);
    expect(await shop.checkout(session, checkoutId)).toMatchObject({ offerId: 'cart', state: 'paid', points: 2000 });
  });

  it('shows its lines and its discount on the order and on the receipt, and goes back in part', async () => {
    const session = await server.registered();
    await cart.coupons('add', 'HALF-50', '--percent', '50');
    await cart.set(session, 'points-300', 1);
    await cart.set(session, 'points-1000', 2);
    await cart.apply(session, 'half-50');
    const { checkoutId, checkoutUrl } = await cart.checkOut(session);
    await shop.press(checkoutUrl, 'pay');
    const shown = {
      lines: [
        { offerId: 'points-300', points: 300, quantity: 1, price: usd(299) },
        { offerId: 'points-1000', points: 1000, quantity: 2, price: usd(899) },
      ],
      discount: usd(1048),
      price: usd(1049),
      points: 2300,
    };
    const orders = OrderPageEnvelope.parse((await server.call('/shop/orders', { session })).body).data.items;
    expect(orders[0]).toMatchObject(shown);
    const receipts = await server.call(`/shop/orders/${checkoutId}/receipts`, { session });
    expect(ReceiptListEnvelope.parse(receipts.body).data.items[0]).toMatchObject(shown);
    expect((await cart.see(session)).coupon).toBeNull();
    const path = `/shop/orders/${checkoutId}/withdrawal`;
    const quote = WithdrawalQuoteEnvelope.parse((await server.call(path, { session })).body).data;
    expect(quote).toMatchObject({ refund: usd(1049), points: 2300 });
  });

  it('refuses any total but that of the shop, and an empty cart', async () => {
    const session = await server.registered();
    expect(await cart.tryCheckOut(session, { total: usd(0) })).toMatchObject({ status: 409, body: { field: 'lines' } });
    await cart.set(session, 'points-300', 1);
    for (const total of [usd(0), usd(298), usd(300), { amount: 299, currency: 'JPY' }]) {
      expect(await cart.tryCheckOut(session, { total })).toMatchObject({ status: 409, body: { field: 'total' } });
    }
    for (const amount of [-299, 2.99, '299', 1e21, null]) {
      expect((await cart.tryCheckOut(session, { total: { amount, currency: 'USD' } })).status).toBe(400);
    }
    const lines = [{ offerId: 'points-8000', quantity: 9, price: usd(1) }];
    expect((await cart.tryCheckOut(session, { total: usd(299), lines, points: 72_000 })).status).toBe(200);
    const orders = OrderPageEnvelope.parse((await server.call('/shop/orders', { session })).body).data.items;
    expect(orders).toMatchObject([]);
  });

  it('leaves the cart alone until it is paid, and takes what was added meanwhile for the next time', async () => {
    const session = await server.registered();
    await cart.set(session, 'points-300', 2);
    const cancelled = await cart.checkOut(session);
    await shop.press(cancelled.checkoutUrl, 'cancel');
    expect((await cart.see(session)).count).toBe(2);
    const { checkoutUrl } = await cart.checkOut(session);
    await cart.set(session, 'points-300', 3);
    await cart.set(session, 'points-1000', 1);
    await shop.press(checkoutUrl, 'pay');
    expect((await cart.see(session)).lines.map(({ offerId, quantity }) => [offerId, quantity])).toEqual([
      ['points-300', 1],
      ['points-1000', 1],
    ]);
  });

  it('is begun once under one key; another attempt closes the earlier one', async () => {
    const session = await server.registered();
    const before = await shop.balance(session);
    await cart.set(session, 'points-300', 1);
    const many = await Promise.all(Array.from({ length: 50 }, () => cart.checkOut(session, { key: 'one-cart-paid' })));
    expect(new Set(many.map(({ checkoutId }) => checkoutId)).size).toBe(1);
    const second = await cart.checkOut(session, { key: 'another-key-1' });
    await shop.press(many[0]?.checkoutUrl ?? '', 'pay');
    expect(await shop.balance(session)).toBe(before);
    await shop.press(second.checkoutUrl, 'pay');
    expect(await shop.balance(session)).toBe(before + 300);
  });

  it('is paid once when fifty attempts arrive at once', async () => {
    const session = await server.registered();
    await cart.set(session, 'points-300', 1);
    const total = usd(299);
    const many = await Promise.all(Array.from({ length: 50 }, () => cart.tryCheckOut(session, { total })));
    expect(many.filter(({ status }) => status >= 500)).toEqual([]);
    const { db } = server.deps.database;
    const open = await db
      .selectFrom('shop_orders')
      .select('order_id')
      .where('offer_id', '=', 'cart')
      .where('state', '=', 'open')
      .where('account_id', '=', ownerOf(await principalOf(server.deps, session)))
      .execute();
    expect(open).toHaveLength(1);
  });

  it('keeps nothing of a guest whose device is forgotten', async () => {
    await using own = await createTestServer();
    const there = cartAt(own);
    await there.set(await own.guest(), 'points-300', 1);
    own.clock.advance(400 * DAY_MS);
    await own.deps.sessions.sweep();
    await own.deps.retention.sweep();
    expect(await own.deps.database.db.selectFrom('cart_lines').selectAll().execute()).toEqual([]);
  });
});

describe('a cart paid at Stripe', () => {
  it('shows its lines there, to the cent, with a discount within their prices', async () => {
    await using at = await createStripeServer();
    const there = cartAt(at.server);
    const session = await at.server.registered();
    await there.coupons('add', 'TWENTY-20', '--percent', '20');
    await there.set(session, 'points-300', 1);
    await there.set(session, 'points-1000', 2);
    const plain = await there.checkOut(session);
    const made = (url: string) => at.peer.state.sessions.get(url.split('/').at(-1) ?? '');
    expect(made(plain.checkoutUrl)).toMatchObject({ amount_total: 2097 });
    await there.apply(session, 'TWENTY-20');
    const reduced = await there.checkOut(session);
    expect(made(reduced.checkoutUrl)).toMatchObject({ amount_total: 1678 });
    expect(made(plain.checkoutUrl)).toMatchObject({ status: 'expired' });
    at.peer.pay(reduced.checkoutUrl);
    await at.deliver();
    expect(await at.shop.balance(session)).toBe(100 + 2300);
    expect((await there.see(session)).lines).toEqual([]);
  });
});
