import fc from 'fast-check';
import { afterAll, assert, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { WithdrawalEnvelope } from '../../contract/validators.ts';
import { DAY_MS } from '../../lib/utc-day.ts';
import { shopAt } from '../../testing/shop.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { unique, withdrawalsAt } from '../../testing/people/withdrawals.ts';

let server: TestServer;
let shop: ReturnType<typeof shopAt>;
let buyer: ReturnType<typeof withdrawalsAt>;
beforeAll(async () => {
  server = await createTestServer();
  shop = shopAt(server);
  buyer = withdrawalsAt(server);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

describe('a pack of points that is withdrawn from', () => {
  it('goes back whole when nothing was spent, and its points leave', async () => {
    const session = await server.registered();
    const { checkoutId } = await shop.buy(session, 'points-1000');
    expect(await buyer.quote(session, checkoutId)).toEqual({
      checkoutId,
      obstacle: null,
      until: '2026-12-05T23:59:59.999Z',
      refund: { amount: 899, currency: 'USD' },
      points: 1000,
    });
    const withdrawal = await buyer.withdraw(session, checkoutId);
    expect(withdrawal).toMatchObject({ refund: { amount: 899 }, points: 1000, mailed: false });
    expect(await shop.balance(session)).toBe(100);
    expect(await buyer.refundedBy(checkoutId)).toBe(899);
    expect(await shop.checkout(session, checkoutId)).toMatchObject({ state: 'refunded' });
    expect((await shop.ledger(session)).items[0]).toMatchObject({ kind: 'refund', points: -1000, balanceAfter: 100 });
    expect((await buyer.orders(session)).items).toMatchObject([
      { checkoutId, state: 'refunded', withdrawableUntil: null, withdrawal: { state: 'refunded', points: 1000 } },
    ]);
  });

  it('goes back in part when points were spent: gifts before bought ones, rounded up', async () => {
    const session = await server.registered();
    const { checkoutId } = await shop.buy(session, 'points-1000');
    await buyer.spend(session, 600);
    expect(await buyer.quote(session, checkoutId)).toMatchObject({ refund: { amount: 450 }, points: 500 });
    await buyer.withdraw(session, checkoutId);
    expect(await shop.balance(session)).toBe(0);
    expect(await buyer.refundedBy(checkoutId)).toBe(450);
    expect(await shop.checkout(session, checkoutId)).toMatchObject({ state: 'paid' });
    expect((await buyer.orders(session)).items).toMatchObject([{ withdrawal: { state: 'refunded' } }]);
  });

  it('gives nothing back for what was spent, though other points came since', async () => {
    const session = await server.registered();
    const { checkoutId } = await shop.buy(session, 'points-300');
    await buyer.spend(session, 400);
    const other = await shop.buy(session, 'points-1000');
    expect(await buyer.quote(session, checkoutId)).toMatchObject({
      obstacle: 'spent',
      refund: { amount: 0 },
      points: 0,
    });
    expect(await buyer.post(session, checkoutId, 1)).toMatchObject({ status: 409, body: { reason: 'CONFLICT' } });
    expect(await buyer.quote(session, other.checkoutId)).toMatchObject({ refund: { amount: 899 }, points: 1000 });
    expect(await shop.balance(session)).toBe(1000);
  });

  it('counts points that an act gave back as never spent', async () => {
    const session = await server.registered();
    const { checkoutId } = await shop.buy(session, 'points-300');
    await buyer.spend(session, 0, 400);
    expect(await buyer.quote(session, checkoutId)).toMatchObject({ refund: { amount: 299 }, points: 300 });
  });

  it('divides what is left among two orders once', async () => {
    const session = await server.registered();
    const first = await shop.buy(session, 'points-1000');
    const second = await shop.buy(session, 'points-300');
    await buyer.spend(session, 500);
    expect(await buyer.withdraw(session, first.checkoutId)).toMatchObject({ refund: { amount: 810 }, points: 900 });
    expect(await buyer.quote(session, second.checkoutId)).toMatchObject({ obstacle: 'spent' });
    expect(await shop.balance(session)).toBe(0);
  });

  it('can be withdrawn from to the end of the fourteenth day, and no longer', async () => {
    await using late = await createTestServer({
      config: { sessions: { idleMs: 60 * DAY_MS, absoluteMs: 60 * DAY_MS } },
    });
    const there = shopAt(late);
    const session = await late.registered();
    const { checkoutId } = await there.buy(session, 'points-300');
    const at = `/shop/orders/${checkoutId}/withdrawal`;
    late.clock.advance(Date.parse('2026-12-05T23:59:59.999Z') - late.clock.now());
    expect(await late.call(at, { session })).toMatchObject({ body: { data: { obstacle: null } } });
    late.clock.advance(1);
    expect(await late.call(at, { session })).toMatchObject({ body: { data: { obstacle: 'over' } } });
    const answer = await late.call(at, { method: 'POST', session, json: { amount: 299 } });
    expect(answer).toMatchObject({ status: 409, body: { reason: 'CONFLICT' } });
    expect(await there.balance(session)).toBe(400);
  });

  it('is withdrawn from once, however often and at the same moment it is asked for', async () => {
    const session = await server.registered();
    const { checkoutId } = await shop.buy(session, 'points-300');
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => buyer.post(session, checkoutId, 299, 'one-withdrawal')),
      ...Array.from({ length: 4 }, () => buyer.post(session, checkoutId, 299)),
    ]);
    const found = answers.map(({ body }) => WithdrawalEnvelope.parse(body).data.withdrawalId);
    expect(new Set(found).size).toBe(1);
    expect(await shop.balance(session)).toBe(100);
    expect(await buyer.refundedBy(checkoutId)).toBe(299);
    expect(await buyer.quote(session, checkoutId)).toMatchObject({ obstacle: 'withdrawn', refund: { amount: 299 } });
  });

  it('is left alone when the amount is another than the one that was shown', async () => {
    const session = await server.registered();
    const { checkoutId } = await shop.buy(session, 'points-1000');
    await buyer.spend(session, 600);
    expect(await buyer.post(session, checkoutId, 899)).toMatchObject({ status: 409, body: { reason: 'CONFLICT' } });
    expect(await shop.balance(session)).toBe(500);
  });

  it('needs its buyer, and a payment', async () => {
    const session = await server.registered();
    const { checkoutId } = await shop.buy(session, 'points-300');
    for (const other of [await server.registered(), await server.guest()]) {
      const at = `/shop/orders/${checkoutId}/withdrawal`;
      expect((await server.call(at, { session: other })).status).toBe(404);
      expect((await buyer.post(other, checkoutId, 299)).status).toBe(404);
    }
    const open = await shop.start(session, 'points-300');
    expect(await buyer.quote(session, open.checkoutId)).toMatchObject({ obstacle: 'unpaid', until: null });
    expect((await buyer.post(session, open.checkoutId, 299)).status).toBe(409);
    expect((await server.call('/shop/orders', { session: await server.guest() })).status).toBe(403);
  });
});

describe('a withdrawal beside other refunds', () => {
  it('is refused where the money has gone back or is disputed', async () => {
    const session = await server.registered();
    for (const [act, obstacle] of [
      ['refund', 'refunded'],
      ['dispute', 'disputed'],
    ] as const) {
      const { checkoutId, checkoutUrl } = await shop.buy(session, 'points-300');
      await shop.press(checkoutUrl, act);
      expect(await buyer.quote(session, checkoutId)).toMatchObject({ obstacle });
      expect((await buyer.post(session, checkoutId, 299)).status).toBe(409);
    }
    expect(await shop.balance(session)).toBe(100);
  });

  it('gives back no more than is left of a payment of which a part went back before', async () => {
    const session = await server.registered();
    const { checkoutId } = await shop.buy(session, 'points-1000');
    await buyer.news(checkoutId, { kind: 'payment-refunded', refunded: 450 });
    expect(await shop.balance(session)).toBe(600);
    expect(await buyer.quote(session, checkoutId)).toMatchObject({ refund: { amount: 449 }, points: 500 });
    await buyer.withdraw(session, checkoutId);
    expect(await shop.balance(session)).toBe(100);
    await buyer.news(checkoutId, { kind: 'payment-refunded', refunded: 450 });
    await buyer.news(checkoutId, { kind: 'payment-refunded', refunded: 899 });
    expect(await shop.balance(session)).toBe(100);
  });

  it('at the same moment as a refund of the whole takes the points once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const session = await server.registered();
      const { checkoutId, checkoutUrl } = await shop.buy(session, 'points-300');
      await Promise.all([buyer.post(session, checkoutId, 299), shop.press(checkoutUrl, 'refund')]);
      await server.deps.shop.tick();
      expect(await shop.balance(session)).toBe(100);
      expect(await buyer.refundedBy(checkoutId)).toBe(299);
      const payment = await buyer.paymentOf(checkoutId);
      expect(payment).toMatchObject({ refunded: 299, points_owed: 300, points_taken: 300 });
    }
  });

  it('is not paid while a dispute asks the money back, and is when the dispute is won', async () => {
    const provider = server.deps.shop.providers.first;
    assert(provider);
    const session = await server.registered();
    const { checkoutId, checkoutUrl } = await shop.buy(session, 'points-300');
    const refund = vi.spyOn(provider, 'refund').mockRejectedValue(new Error('away'));
    onTestFinished(() => refund.mockRestore());
    await buyer.withdraw(session, checkoutId);
    await shop.press(checkoutUrl, 'dispute');
    refund.mockRestore();
    await server.deps.shop.tick();
    expect(await buyer.refundedBy(checkoutId)).toBe(0);
    await shop.press(checkoutUrl, 'win-dispute');
    expect(await shop.balance(session)).toBe(100);
    await server.deps.shop.tick();
    expect(await buyer.refundedBy(checkoutId)).toBe(299);
    expect(await shop.balance(session)).toBe(100);
  });
});

it('pays when the provider is back, under one key, and again under another when the refund has failed', async () => {
  const provider = server.deps.shop.providers.first;
  assert(provider);
  const session = await server.registered();
  const { checkoutId } = await shop.buy(session, 'points-300');
  const refund = vi.spyOn(provider, 'refund').mockRejectedValue(new Error('away'));
  onTestFinished(() => refund.mockRestore());
  expect(await buyer.withdraw(session, checkoutId)).toMatchObject({ state: 'on-its-way' });
  expect(await shop.balance(session)).toBe(100);
  await server.deps.shop.tick();
  refund.mockResolvedValue();
  await server.deps.shop.tick();
  await server.deps.shop.tick();
  const { payment_ref: paymentRef } = await buyer.paymentOf(checkoutId);
  const keys = () => refund.mock.calls.flatMap(([ref, { key }]) => (ref === paymentRef ? [key] : []));
  expect(keys()).toHaveLength(3);
  expect(new Set(keys()).size).toBe(1);
  await shop.hook({ eventId: unique('evt'), at: server.clock.now(), kind: 'refund-failed', paymentRef });
  refund.mockRestore();
  await server.deps.shop.tick();
  expect(await buyer.refundedBy(checkoutId)).toBe(0);
  server.clock.advance(DAY_MS);
  await server.deps.shop.tick();
  expect(await buyer.refundedBy(checkoutId)).toBe(299);
  expect((await buyer.orders(session)).items).toMatchObject([{ withdrawal: { state: 'refunded' } }]);
});

describe('a membership that is withdrawn from', () => {
  it('ends at once, with the money of the days that are left and without their points', async () => {
    const session = await server.registered();
    const { checkoutId } = await shop.buy(session, 'membership-month');
    server.clock.advance(10 * DAY_MS + 3_600_000);
    // 30 days, of which 10 have passed.
    expect(await buyer.quote(session, checkoutId)).toMatchObject({ refund: { amount: 794 }, points: 1000 });
    await buyer.withdraw(session, checkoutId);
    expect(await shop.membership(session)).toMatchObject({ state: 'ended', nextPointsAt: null, change: null });
    expect(await shop.balance(session)).toBe(600);
    expect(await buyer.refundedBy(checkoutId)).toBe(794);
    const subscription = await server.deps.database.db
      .selectFrom('local_subscriptions as s')
      .innerJoin('local_payments as p', 'p.payment_id', 's.payment_id')
      .select('s.renews')
      .where('p.order_id', '=', checkoutId)
      .executeTakeFirstOrThrow();
    expect(subscription.renews).toBe(0);
    server.clock.advance(31 * DAY_MS);
    await server.deps.shop.tick();
    const payments = await server.deps.database.db
      .selectFrom('shop_payments')
      .select('grants')
      .where('order_id', '=', checkoutId)
      .execute();
    expect(payments).toEqual([{ grants: 1 }]);
  });

  it('gives no money back for points that were spent, and lets another one begin', async () => {
    const session = await server.registered();
    const { checkoutId } = await shop.buy(session, 'membership-month');
    await buyer.spend(session, 850);
    expect(await buyer.quote(session, checkoutId)).toMatchObject({ refund: { amount: 595 }, points: 750 });
    await buyer.withdraw(session, checkoutId);
    expect(await shop.balance(session)).toBe(0);
    await shop.buy(session, 'membership-year');
    expect(await shop.membership(session)).toMatchObject({ state: 'active', period: 'year' });
  });
});

it('neither takes more points nor gives back more money than were paid, whatever happens in whichever order', async () => {
  const act = fc.oneof(
    fc.record({ kind: fc.constant('spend' as const), amount: fc.integer({ min: 1, max: 400 }) }),
    fc.record({ kind: fc.constant('refund' as const), amount: fc.integer({ min: 1, max: 299 }) }),
    fc.record({ kind: fc.constant('withdraw' as const), amount: fc.constant(0) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 8 }), async (acts) => {
      const session = await server.registered();
      const { checkoutId } = await shop.buy(session, 'points-300');
      let spent = 0;
      for (const { amount, kind } of acts) {
        if (kind === 'refund') await buyer.news(checkoutId, { kind: 'payment-refunded', refunded: amount });
        else if (kind === 'spend') {
          const cost = Math.min(amount, await shop.balance(session));
          if (cost > 0) await buyer.spend(session, cost);
          spent += cost;
        } else {
          const { obstacle } = await buyer.quote(session, checkoutId);
          if (obstacle === null) await buyer.withdraw(session, checkoutId);
        }
      }
      const payment = await buyer.paymentOf(checkoutId);
      expect(payment.points_taken).toBeLessThanOrEqual(300);
      expect(payment.refunded).toBeLessThanOrEqual(299);
      expect(await shop.balance(session)).toBe(400 - spent - payment.points_taken);
    }),
    { numRuns: 40 },
  );
});
