import { describe, expect, it, vi } from 'vitest';
import type { SessionValues } from '../http/principal.ts';
import { AppError } from '../errors.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import { shopAt } from '../testing/shop.ts';
import { createTestServer } from '../testing/test-server.ts';

const years = (count: number) => count * 366 * DAY_MS;

async function prepare() {
  const server = await createTestServer({ config: { sessions: { idleMs: years(3), absoluteMs: years(3) } } });
  const shop = shopAt(server);
  const session = await server.registered();
  await shop.buy(session, 'membership-month');
  const pay = (period: unknown, who: SessionValues = session) =>
    server.call('/shop/membership/period', { method: 'PUT', session: who, json: { period } });
  /** Day by day with the scheduled work. */
  const pass = async (days: number) => {
    for (let day = 0; day < days; day += 1) {
      server.clock.advance(DAY_MS);
      await server.deps.shop.tick();
    }
  };
  const paid = async () =>
    (await shop.sent()).flatMap((event) => ('paid' in event && 'paymentRef' in event ? [event.paid.amount] : []));
  const grants = async () =>
    (await shop.ledger(session)).items.filter(({ kind }) => kind === 'membership').map(({ points }) => points);
  return { server, shop, session, pay, pass, paid, grants };
}

describe('a membership by the month', () => {
  it('is paid by the year from its next payment on, and says when and at what price before', async () => {
    const { grants, paid, pass, pay, server, session, shop } = await prepare();
    await using _ = server;
    const { paidUntil } = await shop.membership(session);
    const change = {
      offerId: 'membership-year',
      period: 'year',
      price: { amount: 9480, currency: 'USD' },
      at: paidUntil,
    };
    expect(await pay('year')).toMatchObject({ status: 200, body: { data: { period: 'month', paidUntil, change } } });
    expect(await paid()).toEqual([1190]);
    expect(await shop.balance(session)).toBe(1600);

    await pass(32);
    expect(await paid()).toEqual([1190, 9480]);
    expect(await shop.membership(session)).toMatchObject({
      state: 'active',
      offerId: 'membership-year',
      period: 'year',
      price: { amount: 9480 },
      paidUntil: '2027-12-21T12:00:00.000Z',
      change: null,
    });
    expect(await grants()).toEqual([1500, 1500]);
    const [newest] = (await shop.ledger(session)).items;
    const checkoutId = newest?.subject?.checkoutId ?? '';
    expect(await shop.checkout(session, checkoutId)).toMatchObject({
      state: 'paid',
      period: 'year',
      checkoutUrl: null,
    });

    await pass(360);
    expect(await paid()).toEqual([1190, 9480]);
    expect(await grants()).toHaveLength(13);
    await pass(10);
    expect(await paid()).toEqual([1190, 9480, 9480]);
    expect(await grants()).toHaveLength(14);
    const total = (await shop.ledger(session, '?limit=48')).items.reduce((sum, { points }) => sum + points, 0);
    expect(await shop.balance(session)).toBe(total);
  });

  it('stays one when that is taken back in time, or was never meant', async () => {
    const { paid, pass, pay, server, session, shop } = await prepare();
    await using _ = server;
    expect(await pay('month')).toMatchObject({ status: 200, body: { data: { change: null } } });
    await pay('year');
    expect(await pay('month')).toMatchObject({ status: 200, body: { data: { period: 'month', change: null } } });
    await pass(32);
    expect(await paid()).toEqual([1190, 1190]);
    expect(await shop.membership(session)).toMatchObject({ period: 'month' });
  });

  it('is changed once by fifty presses at once, and once by the year when both are pressed and the year last', async () => {
    const { paid, pass, pay, server, session, shop } = await prepare();
    await using _ = server;
    const answers = await Promise.all(Array.from({ length: 50 }, () => pay('year')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const orders = await server.deps.database.db.selectFrom('shop_orders').select('order_id').execute();
    expect(orders).toHaveLength(2);
    await Promise.all(Array.from({ length: 10 }, (_unused, index) => pay(index % 2 === 0 ? 'month' : 'year')));
    await pay('year');
    await pass(32);
    expect(await paid()).toEqual([1190, 9480]);
    expect(await shop.membership(session)).toMatchObject({ period: 'year', change: null });
  });

  it('ends with what was paid when it is cancelled meanwhile, and changes after all when it is resumed', async () => {
    const { paid, pass, pay, server, session, shop } = await prepare();
    await using _ = server;
    await pay('year');
    await server.call('/shop/membership/cancel', { method: 'POST', session });
    expect(await shop.membership(session)).toMatchObject({ state: 'ending', change: null });
    expect(await pay('year')).toMatchObject({ status: 409, body: { reason: 'CONFLICT' } });
    await server.call('/shop/membership/resume', { method: 'POST', session });
    expect(await shop.membership(session)).toMatchObject({ change: { period: 'year' } });
    await pass(32);
    expect(await paid()).toEqual([1190, 9480]);
  });

  it('stays as it is where the provider does not hear of it', async () => {
    const { pay, server, session, shop } = await prepare();
    await using _ = server;
    const provider = server.deps.shop.providers.first;
    if (provider === undefined) throw new Error('The stand-in takes the money');
    vi.spyOn(provider, 'setTerms').mockRejectedValueOnce(new AppError('UNAVAILABLE', 'Not now'));
    expect(await pay('year')).toMatchObject({ status: 503 });
    expect(await shop.membership(session)).toMatchObject({ change: null });
    expect(await pay('year')).toMatchObject({ status: 200, body: { data: { change: { period: 'year' } } } });
  });

  it('gives its money and points back when a payment by the year is refunded', async () => {
    const { pass, pay, server, session, shop } = await prepare();
    await using _ = server;
    await pay('year');
    await pass(32);
    const renewal = (await shop.sent()).find(({ kind }) => kind === 'subscription-renewed');
    if (renewal?.kind !== 'subscription-renewed') throw new Error('It was renewed');
    const before = await shop.balance(session);
    const event = { kind: 'payment-refunded' as const, paymentRef: renewal.paymentRef, refunded: 9480 };
    expect(await shop.hook({ eventId: 'evt-back', at: server.clock.now(), ...event })).toBe(200);
    expect(await shop.balance(session)).toBe(before - 1500);
    expect(await shop.membership(session)).toMatchObject({ state: 'ended' });
  });
});

describe('a renewal', () => {
  it('of another price than the terms’, or by terms of another member, buys nothing and is to go back', async () => {
    const { pay, server, session, shop } = await prepare();
    await using _ = server;
    const rows = server.deps.database.db.selectFrom('memberships').selectAll();
    const [mine] = await rows.execute();
    const stranger = await server.registered();
    const { checkoutId } = await shop.start(stranger, 'membership-year');
    const startsAt = Date.parse((await shop.membership(session)).paidUntil ?? '');
    const renewal = {
      at: startsAt,
      kind: 'subscription-renewed' as const,
      subscriptionRef: mine?.subscription_ref ?? '',
      span: { startsAt, endsAt: startsAt + years(1) },
      paid: { amount: 9480, currency: 'USD' },
    };
    expect(await shop.hook({ ...renewal, eventId: 'evt-a', paymentRef: 'pay-a', orderId: checkoutId })).toBe(200);
    await pay('year');
    const [changed] = await rows.execute();
    const cheap = { paid: { amount: 1, currency: 'USD' }, orderId: changed?.next_order_id ?? '' };
    expect(await shop.hook({ ...renewal, ...cheap, eventId: 'evt-b', paymentRef: 'pay-b' })).toBe(200);
    expect(await shop.membership(session)).toMatchObject({ period: 'month', change: { period: 'year' } });
    const unmatched = await server.deps.database.db
      .selectFrom('unmatched_payments')
      .select(['payment_ref', 'reason'])
      .orderBy('payment_ref')
      .execute();
    expect(unmatched).toEqual([
      { payment_ref: 'pay-a', reason: 'unknown-order' },
      { payment_ref: 'pay-b', reason: 'other-amount' },
    ]);
  });
});

describe('a user without a renewing membership', () => {
  it('changes no membership', async () => {
    const { pay, server } = await prepare();
    await using _ = server;
    expect(await pay('year', await server.registered())).toMatchObject({ status: 409, body: { reason: 'CONFLICT' } });
    expect(await pay('year', await server.guest())).toMatchObject({ status: 403 });
    expect(await pay('week')).toMatchObject({ status: 400 });
  });
});
