import { assert, describe, expect, it } from 'vitest';
import { DAY_MS } from '../lib/utc-day.ts';
import { shopAt } from '../testing/shop.ts';
import { createTestServer } from '../testing/test-server.ts';

const years = (count: number) => count * 366 * DAY_MS;

/** Sessions outlast the memberships. */
async function prepare() {
  const sessions = { idleMs: years(3), absoluteMs: years(3) };
  const server = await createTestServer({ config: { sessions } });
  const shop = shopAt(server);
  const session = await server.registered();
  const post = (path: string) => server.call(`/shop/membership/${path}`, { method: 'POST', session });
  /** Day by day with the scheduled work. */
  const pass = async (days: number) => {
    for (let day = 0; day < days; day += 1) {
      server.clock.advance(DAY_MS);
      await server.deps.shop.tick();
    }
  };
  return { server, shop, session, post, pass };
}

const grantsOf = (items: readonly { kind: string; points: number }[]) =>
  items.filter(({ kind }) => kind === 'membership').map(({ points }) => points);

describe('a membership', () => {
  it('by the month gives its points when it is paid and at each renewal, once', async () => {
    const { pass, server, session, shop } = await prepare();
    await using _ = server;
    expect(await shop.membership(session)).toMatchObject({ state: 'none', monthlyPoints: 1500 });
    await shop.buy(session, 'membership-month');
    expect(await shop.balance(session)).toBe(1600);
    expect(await shop.membership(session)).toMatchObject({ state: 'active', period: 'month', price: { amount: 1190 } });
    await Promise.all(Array.from({ length: 10 }, () => server.deps.shop.tick()));
    expect(await shop.balance(session)).toBe(1600);
    await pass(62);
    expect(grantsOf((await shop.ledger(session)).items)).toEqual([1500, 1500, 1500]);
  });

  it('by the year gives its points every month and is paid once a year', async () => {
    const { pass, server, session, shop } = await prepare();
    await using _ = server;
    await shop.buy(session, 'membership-year');
    await pass(364);
    expect(grantsOf((await shop.ledger(session)).items)).toHaveLength(12);
    expect((await shop.sent()).map(({ kind }) => kind)).toEqual(['checkout-paid']);
    await pass(2);
    expect(grantsOf((await shop.ledger(session)).items)).toHaveLength(13);
  });

  it('catches up on months that passed while no server ran', async () => {
    const { server, session, shop } = await prepare();
    await using _ = server;
    await shop.buy(session, 'membership-year');
    server.clock.advance(95 * DAY_MS);
    await Promise.all([server.deps.shop.tick(), server.deps.shop.tick(), server.deps.shop.tick()]);
    expect(grantsOf((await shop.ledger(session)).items)).toHaveLength(4);
  });

  it('that is cancelled runs to the end of what was paid and is not paid again', async () => {
    const { pass, post, server, session, shop } = await prepare();
    await using _ = server;
    await shop.buy(session, 'membership-month');
    const { paidUntil } = await shop.membership(session);
    expect((await post('cancel')).status).toBe(200);
    expect((await post('cancel')).status).toBe(200);
    expect(await shop.membership(session)).toMatchObject({ state: 'ending', paidUntil, nextPointsAt: null });
    await pass(32);
    expect(await shop.membership(session)).toMatchObject({ state: 'ended', paidUntil });
    expect(grantsOf((await shop.ledger(session)).items)).toEqual([1500]);
    expect(await post('resume')).toMatchObject({ status: 409 });
    await shop.buy(session, 'membership-year');
    expect(await shop.membership(session)).toMatchObject({ state: 'active', period: 'year' });
  });

  it('renews after all when the cancellation was taken back', async () => {
    const { pass, post, server, session, shop } = await prepare();
    await using _ = server;
    await shop.buy(session, 'membership-month');
    await post('cancel');
    expect((await post('resume')).status).toBe(200);
    await pass(32);
    expect(await shop.membership(session)).toMatchObject({ state: 'active' });
    expect(grantsOf((await shop.ledger(session)).items)).toHaveLength(2);
  });

  it('is had once: a second one cannot be begun, and one that was paid in another tab goes back', async () => {
    const { server, session, shop } = await prepare();
    await using _ = server;
    const [first, second] = [
      await shop.start(session, 'membership-month'),
      await shop.start(session, 'membership-year'),
    ];
    await Promise.all([shop.press(first.checkoutUrl, 'pay'), shop.press(second.checkoutUrl, 'pay')]);
    expect(grantsOf((await shop.ledger(session)).items)).toEqual([1500]);
    const answer = await server.call('/shop/checkouts', {
      method: 'POST',
      session,
      json: { offerId: 'membership-year' },
    });
    expect(answer).toMatchObject({ status: 409, body: { reason: 'CONFLICT' } });
    await server.deps.shop.tick();
    const states = await Promise.all([first, second].map(({ checkoutId }) => shop.checkout(session, checkoutId)));
    expect(states.map(({ state }) => state).toSorted()).toEqual(['paid', 'refunded']);
    expect(await shop.membership(session)).toMatchObject({ state: 'active' });
    expect(await shop.balance(session)).toBe(1600);
  });

  it('is over when its money goes back, and so are its points', async () => {
    const { pass, server, session, shop } = await prepare();
    await using _ = server;
    const { checkoutUrl } = await shop.buy(session, 'membership-year');
    await pass(40);
    expect(await shop.balance(session)).toBe(3100);
    await shop.press(checkoutUrl, 'refund');
    expect(await shop.membership(session)).toMatchObject({ state: 'ended', nextPointsAt: null });
    expect(await shop.balance(session)).toBe(100);
    await pass(60);
    expect(await shop.balance(session)).toBe(100);
  });

  it('pauses while a renewal is unpaid, and resumes when it is paid', async () => {
    const { server, session, shop } = await prepare();
    await using _ = server;
    await shop.buy(session, 'membership-month');
    const [begun] = await shop.sent();
    assert(begun?.kind === 'checkout-paid' && begun.subscription !== undefined);
    const { endsAt, subscriptionRef } = begun.subscription;
    server.clock.advance(endsAt - server.clock.now() + 1000);
    const failed = { eventId: 'evt-failed', at: endsAt, kind: 'subscription-changed' as const, subscriptionRef };
    expect(await shop.hook({ ...failed, state: 'past-due' })).toBe(200);
    expect(await shop.membership(session)).toMatchObject({ state: 'past-due', nextPointsAt: null });
    const renewal = {
      eventId: 'evt-renewed',
      at: server.clock.now(),
      kind: 'subscription-renewed' as const,
      subscriptionRef,
      paymentRef: 'pay-renewed',
      paid: { amount: 1190, currency: 'USD' },
      span: { startsAt: endsAt, endsAt: endsAt + 30 * DAY_MS },
    };
    await Promise.all([shop.hook(renewal), shop.hook(renewal), shop.hook({ ...renewal, eventId: 'evt-renewed-too' })]);
    expect(await shop.hook({ ...failed, eventId: 'evt-failed-late', state: 'past-due' })).toBe(200);
    expect(await shop.membership(session)).toMatchObject({ state: 'active' });
    expect(await shop.balance(session)).toBe(3100);
  });

  it('gives its characters a longer memory while it runs', async () => {
    const { pass, post, server, session, shop } = await prepare();
    await using _ = server;
    const { database, sessions, shop: parts } = server.deps;
    const principal = await sessions.authenticate({ authorization: session.Authorization, deviceId: undefined });
    const times = () => parts.memberships.memoryTimes(database.db, principal?.accountId ?? '');
    expect(await times()).toBe(1);
    await shop.buy(session, 'membership-month');
    expect(await times()).toBe(2);
    await post('cancel');
    await pass(32);
    expect(await times()).toBe(1);
  });

  it('is nothing that a guest has or steers', async () => {
    const { server, shop } = await prepare();
    await using _ = server;
    const guest = await server.guest();
    expect(await shop.membership(guest)).toMatchObject({ state: 'none' });
    const answer = await server.call('/shop/membership/cancel', { method: 'POST', session: guest });
    expect(answer).toMatchObject({ status: 403, body: { reason: 'REGISTRATION_REQUIRED' } });
  });
});
