import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PaymentEvent } from '../providers/payment/payment-provider.ts';
import { shopAt } from '../testing/shop.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { PaymentsUsageError, runPayments } from './unmatched-command.ts';

const HOUR = 3_600_000;

let server: TestServer;
let shop: ReturnType<typeof shopAt>;
beforeAll(async () => {
  server = await createTestServer();
  shop = shopAt(server);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

let count = 0;
const paid = (changes: Partial<PaymentEvent & { kind: 'checkout-paid' }> & { orderId: string }) => {
  count += 1;
  const head = { eventId: `evt-${count}`, at: server.clock.now(), kind: 'checkout-paid' as const };
  return { ...head, paymentRef: `pay-${count}`, paid: { amount: 299, currency: 'USD' }, ...changes };
};

const unmatched = async (paymentRef: string) =>
  server.deps.database.db
    .selectFrom('unmatched_payments')
    .selectAll()
    .where('payment_ref', '=', paymentRef)
    .executeTakeFirst();

const command = (...args: string[]) => runPayments(server.deps, args);

describe('a payment that buys nothing', () => {
  it.each([
    ['of too little', { amount: 1, currency: 'USD' }, 'other-amount'],
    ['of too much', { amount: 300, currency: 'USD' }, 'other-amount'],
    ['in another currency', { amount: 299, currency: 'EUR' }, 'other-amount'],
    ['of more than a number can hold exactly', { amount: Number.MAX_SAFE_INTEGER, currency: 'USD' }, 'other-amount'],
  ] as const)('%s is noted, and is asked back a day later', async (_, money, reason) => {
    const session = await server.registered();
    const { checkoutId } = await shop.start(session, 'points-300');
    const event = paid({ orderId: checkoutId, paid: money });
    expect(await shop.hook(event)).toBe(200);
    expect(await shop.balance(session)).toBe(100);
    expect(await shop.checkout(session, checkoutId)).toMatchObject({ state: 'open' });
    expect(await unmatched(event.paymentRef)).toMatchObject({
      ...money,
      order_id: checkoutId,
      reason,
      state: 'waiting',
    });
    await server.deps.shop.tick();
    expect(await unmatched(event.paymentRef)).toMatchObject({ state: 'waiting' });
    server.clock.advance(25 * HOUR);
    await server.deps.shop.tick();
    expect(await unmatched(event.paymentRef)).toMatchObject({ state: 'refunding' });
  });

  it('names no order of ours, or one that is a month old', async () => {
    const foreign = paid({ orderId: 'chk-of-somewhere-else' });
    expect(await shop.hook(foreign)).toBe(200);
    expect(await unmatched(foreign.paymentRef)).toMatchObject({ reason: 'unknown-order' });
    const session = await server.registered();
    const { checkoutId } = await shop.start(session, 'points-300');
    server.clock.advance(31 * 24 * HOUR);
    const late = paid({ orderId: checkoutId });
    expect(await shop.hook(late)).toBe(200);
    expect(await unmatched(late.paymentRef)).toMatchObject({ reason: 'late', order_id: checkoutId });
  });

  it('is the second one for an order: it goes back at once, and the first one stays', async () => {
    const session = await server.registered();
    const { checkoutId } = await shop.buy(session, 'points-300');
    const twice = paid({ orderId: checkoutId });
    await Promise.all(Array.from({ length: 8 }, (_, index) => shop.hook({ ...twice, eventId: `evt-twice-${index}` })));
    await server.deps.shop.tick();
    expect(await unmatched(twice.paymentRef)).toMatchObject({ reason: 'paid-twice', state: 'refunding' });
    const news = { eventId: 'evt-back', at: server.clock.now(), kind: 'payment-refunded' as const };
    await shop.hook({ ...news, paymentRef: twice.paymentRef, refunded: 299 });
    expect(await unmatched(twice.paymentRef)).toMatchObject({ state: 'refunded', refunded: 299 });
    expect(await shop.balance(session)).toBe(400);
    expect(await shop.checkout(session, checkoutId)).toMatchObject({ state: 'paid' });
  });

  it('is tried again while its provider does not answer, and is left to an operator when the refund fails', async () => {
    const provider = server.deps.shop.providers.first;
    if (provider === undefined) throw new Error('There is no provider');
    const event = paid({ orderId: 'chk-none' });
    await shop.hook(event);
    const refund = vi.spyOn(provider, 'refund').mockRejectedValue(new Error('away'));
    onTestFinished(() => refund.mockRestore());
    server.clock.advance(25 * HOUR);
    await server.deps.shop.tick();
    expect(await unmatched(event.paymentRef)).toMatchObject({ state: 'waiting' });
    refund.mockResolvedValue();
    await server.deps.shop.tick();
    expect(await unmatched(event.paymentRef)).toMatchObject({ state: 'refunding' });
    const keys = () => refund.mock.calls.filter(([ref]) => ref === event.paymentRef).map(([, { key }]) => key);
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
    await shop.hook({
      eventId: 'evt-failed',
      at: server.clock.now(),
      kind: 'refund-failed',
      paymentRef: event.paymentRef,
    });
    expect(await command('list')).toContain(
      `${event.paymentRef}  2.99 USD  unknown-order  for chk-none  refund-failed`,
    );
    expect(await command('refund', event.paymentRef)).toContain('is refunded with the next round');
    await server.deps.shop.tick();
    expect(await unmatched(event.paymentRef)).toMatchObject({ state: 'refunding' });
    // The provider would answer the key of the refund that failed as it did before.
    expect(keys()).toHaveLength(3);
    expect(new Set(keys()).size).toBe(2);
    await expect(command('refund', event.paymentRef)).rejects.toThrow('cannot be refunded any more');
  });
});

describe('the operator’s command', () => {
  it('lets a payment pay an order after all, once', async () => {
    const session = await server.registered();
    const { checkoutId } = await shop.start(session, 'points-300');
    const event = paid({ orderId: checkoutId, paid: { amount: 250, currency: 'USD' } });
    await shop.hook(event);
    expect(await command('assign', event.paymentRef, checkoutId)).toContain('300 points');
    expect(await shop.balance(session)).toBe(400);
    expect(await shop.checkout(session, checkoutId)).toMatchObject({ state: 'paid' });
    await expect(command('assign', event.paymentRef, checkoutId)).rejects.toThrow('is paid already');
    server.clock.advance(25 * HOUR);
    await server.deps.shop.tick();
    expect(await unmatched(event.paymentRef)).toMatchObject({ state: 'assigned' });
    // It is a payment like any other now: half of it back takes half of the points.
    const back = { eventId: 'evt-half', at: server.clock.now(), kind: 'payment-refunded' as const, refunded: 125 };
    await shop.hook({ ...back, paymentRef: event.paymentRef });
    expect(await shop.balance(session)).toBe(250);
  });

  it('refuses what it does not understand, and what is not there', async () => {
    for (const args of [[], ['list', 'x'], ['list', '--state', 'odd'], ['assign', 'pay-1'], ['refund'], ['--what']]) {
      await expect(command(...args)).rejects.toThrow(PaymentsUsageError);
    }
    await expect(command('refund', 'pay-none')).rejects.toThrow('There is no unmatched payment pay-none');
    const { checkoutId } = await shop.start(await server.registered(), 'membership-month');
    const event = paid({ orderId: 'chk-none' });
    await shop.hook(event);
    await expect(command('assign', event.paymentRef, checkoutId)).rejects.toThrow('Only an order of points');
    await expect(command('assign', event.paymentRef, 'chk-no')).rejects.toThrow('There is no order chk-no');
  });
});

it('every amount that arrives ends in exactly one place, whatever the order and number of events', async () => {
  const amounts = [299, 299, 1, 300] as const;
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 4, maxLength: 8 }),
      fc.array(fc.nat(7), { maxLength: 6 }),
      async (order, again) => {
        const session = await server.registered();
        const { checkoutId } = await shop.start(session, 'points-300');
        const payments = amounts.map((amount) => paid({ orderId: checkoutId, paid: { amount, currency: 'USD' } }));
        const refunds = payments.map(({ at, eventId, paid: { amount }, paymentRef }) => ({
          eventId: `${eventId}-back`,
          at,
          kind: 'payment-refunded' as const,
          paymentRef,
          refunded: amount,
        }));
        const events: PaymentEvent[] = [...payments, ...refunds];
        // What comes too early is refused and sent again, as providers do.
        const sent = [...order, ...again].flatMap((index) => events[index] ?? []);
        for (const event of [...sent, ...sent]) await shop.hook(event);
        const arrived = payments.filter((payment) => sent.includes(payment));
        const { db } = server.deps.database;
        const refs = arrived.map(({ paymentRef }) => paymentRef);
        if (refs.length === 0) return;
        const credited = await db.selectFrom('shop_payments').selectAll().where('payment_ref', 'in', refs).execute();
        const listed = await db.selectFrom('unmatched_payments').selectAll().where('payment_ref', 'in', refs).execute();
        const places = [...credited, ...listed].map(({ payment_ref: ref }) => ref).toSorted();
        expect(places).toEqual(refs.toSorted());
        expect(credited.length).toBeLessThanOrEqual(1);
        const kept = credited.filter(({ refunded }) => refunded === 0);
        expect(await shop.balance(session)).toBe(100 + kept.length * 300);
        for (const { amount, refunded, state } of listed) expect(state === 'refunded').toBe(refunded === amount);
      },
    ),
    { numRuns: 60 },
  );
});
