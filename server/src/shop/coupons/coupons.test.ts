import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  double,
  integer,
  oneof,
  property,
  record,
} from 'fast-check';
import { ownerOf } from '../../http/principal.ts';
import { cartAt } from '../../testing/payments/cart.ts';
import { shopAt } from '../../testing/shop.ts';
import { createTestServer, principalOf, type TestServer } from '../../testing/test-server.ts';
import { discountOf, LEAST_TOTAL, spreadDiscount } from './discount.ts';

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

/** An account with packs for $17.98 in its cart. */
async function buyer() {
  const session = await server.registered();
  await cart.set(session, 'points-1000', 2);
  return session;
}

const pay = async (session: Awaited<ReturnType<typeof buyer>>) => {
  const started = await cart.checkOut(session);
  await shop.press(started.checkoutUrl, 'pay');
  return started;
};

describe('a coupon', () => {
  it('takes off a share or an amount, however its code is written', async () => {
    await cart.coupons('add', 'SPRING-25', '--percent', '25');
    await cart.coupons('add', 'THREE-OFF', '--amount', '300');
    const session = await buyer();
    expect(await cart.apply(session, ' spring-25 ')).toMatchObject({ discount: usd(449), total: usd(1349) });
    expect(await cart.apply(session, 'Three-Off')).toMatchObject({
      discount: usd(300),
      total: usd(1498),
      coupon: { percent: null, amount: usd(300), obstacle: null, limited: false },
    });
    expect((await cart.see(session)).total).toEqual(usd(1498));
    await server.call('/shop/cart/coupon', { method: 'DELETE', session });
    expect(await cart.see(session)).toMatchObject({ coupon: null, total: usd(1798) });
  });

  it('says why it does not count', async () => {
    await cart.coupons('add', 'OVER-5', '--percent', '5', '--ends', '2020-01-01');
    await cart.coupons('add', 'FROM-50', '--percent', '5', '--minimum', '5000');
    await cart.coupons('add', 'ONLY-1', '--percent', '5', '--uses', '1');
    await cart.coupons('add', 'ENDS-5', '--percent', '5');
    const session = await buyer();
    const obstacle = async (code: string) => (await cart.apply(session, code)).coupon?.obstacle;
    expect(await obstacle('OVER-5')).toBe('ended');
    expect(await obstacle('FROM-50')).toBe('below-minimum');
    expect((await cart.see(session)).total).toEqual(usd(1798));
    await cart.set(session, 'points-8000', 1);
    expect((await cart.see(session)).coupon?.obstacle).toBeNull();
    const first = await buyer();
    await cart.apply(first, 'ONLY-1');
    await pay(first);
    expect(await obstacle('ONLY-1')).toBe('used-up');
    await cart.set(first, 'points-300', 1);
    expect((await cart.apply(first, 'ONLY-1')).coupon?.obstacle).toBe('used-by-account');
    expect(await obstacle('ENDS-5')).toBeNull();
    await cart.coupons('end', 'ends-5');
    expect(await obstacle('ENDS-5')).toBe('ended');
  });

  it('is not found by an unknown code, nor after many attempts', async () => {
    const session = await buyer();
    expect(await cart.tryCoupon(session, 'NO-SUCH-CODE')).toMatchObject({
      status: 404,
      body: { reason: 'NOT_FOUND', field: 'code' },
    });
    for (const code of ['', 'x'.repeat(61), 7, null, { $ne: '' }]) {
      expect((await cart.tryCoupon(session, code)).status).toBe(400);
    }
    await cart.coupons('add', 'RIGHT-5', '--percent', '5');
    const answers = [];
    for (let attempt = 0; attempt < 20; attempt += 1) answers.push((await cart.tryCoupon(session, 'WRONG')).status);
    expect(answers.slice(0, 19)).toEqual(Array.from({ length: 19 }, () => 404));
    expect(await cart.tryCoupon(session, 'RIGHT-5')).toMatchObject({ status: 429, body: { reason: 'RATE_LIMITED' } });
    expect((await cart.see(session)).coupon).toBeNull();
  });

  it('never takes an order below the least total', async () => {
    await cart.coupons('add', 'TEN-OFF', '--amount', '1000');
    const session = await server.registered();
    await cart.set(session, 'points-300', 1);
    expect(await cart.apply(session, 'TEN-OFF')).toMatchObject({
      discount: usd(249),
      total: usd(50),
      leastTotal: usd(50),
      coupon: { limited: true },
    });
  });

  it('with one use is used once when fifty buyers pay at once', async () => {
    await cart.coupons('add', 'ONE-OF-ALL', '--percent', '50', '--uses', '1');
    const buyers: Awaited<ReturnType<typeof buyer>>[] = [];
    for (let index = 0; index < 50; index += 1) {
      const session = await buyer();
      await cart.apply(session, 'ONE-OF-ALL');
      buyers.push(session);
    }
    const answers = await Promise.all(buyers.map((session) => cart.tryCheckOut(session, { total: usd(899) })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(49);
    for (const answer of refused) expect(answer).toMatchObject({ status: 409, body: { field: 'total' } });
  });

  it('is free again when its order is replaced, cancelled, expired or refunded in full, and kept by a part', async () => {
    await cart.coupons('add', 'AGAIN-1', '--percent', '50', '--uses', '1');
    const other = await buyer();
    await cart.apply(other, 'AGAIN-1');
    const isFree = async () => (await cart.see(other)).coupon?.obstacle === null;
    const session = await buyer();
    await cart.apply(session, 'AGAIN-1');

    const first = await cart.checkOut(session);
    expect(await isFree()).toBe(false);
    const second = await cart.checkOut(session);
    expect(second.checkoutId).not.toBe(first.checkoutId);
    await shop.press(second.checkoutUrl, 'cancel');
    expect(await isFree()).toBe(true);

    await cart.checkOut(session);
    server.clock.advance(25 * 3_600_000);
    await server.deps.shop.tick();
    expect(await isFree()).toBe(true);

    const { checkoutUrl } = await pay(session);
    expect(await isFree()).toBe(false);
    await shop.press(checkoutUrl, 'refund');
    expect(await isFree()).toBe(true);
  });

  it('is stored as a digest, and listed with its uses', async () => {
    await cart.coupons('add', 'SECRET-CODE', '--percent', '15', '--uses', '3', '--note', 'spring mail');
    expect(await cart.coupons('list')).toMatch(/15% off {2}any order {2}0 of 3 uses {2}1 per account .*spring mail/);
    const rows = await server.deps.database.db.selectFrom('coupons').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/secret-code/i);
    await expect(cart.coupons('add', 'secret-code', '--percent', '5')).rejects.toThrow('There is a coupon');
    for (const args of [
      ['--percent', '0'],
      ['--percent', '100'],
      ['--amount', '-5'],
      ['--amount', '1.5'],
      ['--percent', '5', '--amount', '5'],
      ['--percent', '5', '--ends', 'soon'],
      [],
    ]) {
      await expect(cart.coupons('add', 'BAD-CODE', ...args)).rejects.toThrow('npm run coupons');
    }
    await expect(cart.coupons('end', 'NEVER-WAS')).rejects.toThrow('no such coupon');
  });
});

describe('a discount', () => {
  const amount = integer({ min: 0, max: 900_000_000 });

  it('is never more than the coupon says, and leaves the least total', () => {
    assert(
      property(amount, integer({ min: 1, max: 99 }), (sum, percent) => {
        const { amount: off } = discountOf({ percent, amount: null }, usd(sum));
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off * 100).toBeLessThanOrEqual(sum * percent);
        expect(sum - off).toBeGreaterThanOrEqual(Math.min(sum, LEAST_TOTAL));
      }),
    );
  });

  it('is spread to the last cent, and makes no line negative', () => {
    assert(
      property(
        array(amount, { minLength: 1, maxLength: 20 }),
        double({ min: 0, max: 1, noNaN: true }),
        (amounts, share) => {
          const sum = amounts.reduce((total, one) => total + one, 0);
          const discount = Math.floor(sum * share);
          const reduced = spreadDiscount(amounts, discount);
          expect(reduced.reduce((total, one) => total + one, 0)).toBe(sum - discount);
          reduced.forEach((one, index) => {
            expect(one).toBeGreaterThanOrEqual(0);
            expect(one).toBeLessThanOrEqual(amounts[index] ?? 0);
          });
        },
      ),
    );
  });
});

it('keeps the books equal, whatever is put in, used, begun, paid and refunded in whatever order', async () => {
  await cart.coupons('add', 'BOOKS-30', '--percent', '30', '--uses', '4', '--per-account', '2');
  const Act = oneof(
    record({
      act: constant('set' as const),
      offerId: constantFrom('points-300', 'points-1000', 'points-2800'),
      quantity: integer({ min: 0, max: 9 }),
    }),
    record({
      act: constantFrom('coupon' as const, 'check-out' as const, 'pay' as const, 'cancel' as const, 'refund' as const),
    }),
  );
  await assert(
    asyncProperty(array(Act, { minLength: 4, maxLength: 14 }), async (acts) => {
      const session = await server.registered();
      const started: string[] = [];
      const refused: number[] = [];
      for (const act of acts) {
        if (act.act === 'set') await cart.set(session, act.offerId, act.quantity);
        else if (act.act === 'coupon') await cart.tryCoupon(session, 'BOOKS-30');
        else if (act.act === 'check-out') {
          const { total } = await cart.see(session);
          const answer = await cart.tryCheckOut(session, { total });
          if (answer.status === 200) started.push((await cart.checkOut(session)).checkoutUrl);
          else refused.push(total.amount);
        } else if (started.length > 0) await shop.press(started.at(-1) ?? '', act.act);
      }
      // Only an empty cart is refused.
      expect(refused.every((amount) => amount === 0)).toBe(true);
      const accountId = ownerOf(await principalOf(server.deps, session));
      const { db } = server.deps.database;
      const orders = await db.selectFrom('shop_orders').selectAll().where('account_id', '=', accountId).execute();
      const paid = orders.filter(({ state }) => state === 'paid');
      expect(await shop.balance(session)).toBe(100 + paid.reduce((sum, { points }) => sum + points, 0));
      expect(orders.filter(({ state }) => state === 'open').length).toBeLessThanOrEqual(1);
      for (const order of orders) {
        const lines = await db.selectFrom('order_lines').selectAll().where('order_id', '=', order.order_id).execute();
        const sum = lines.reduce((total, line) => total + line.amount * line.quantity, 0);
        expect(order.points).toBe(lines.reduce((total, line) => total + line.points * line.quantity, 0));
        expect(order.amount).toBe(order.coupon_id === null ? sum : sum - Math.floor((sum * 30) / 100));
      }
      const used = await db
        .selectFrom('shop_orders')
        .select('order_id')
        .where('state', 'in', ['open', 'declined', 'pending', 'paid', 'disputed'])
        .innerJoin('coupons', 'coupons.coupon_id', 'shop_orders.coupon_id')
        .where('coupons.most_uses', '=', 4)
        .execute();
      expect(used.length).toBeLessThanOrEqual(4);
    }),
    { numRuns: 12 },
  );
});
