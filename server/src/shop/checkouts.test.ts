import { afterAll, assert, beforeAll, describe, expect, it } from 'vitest';
import { OfferListEnvelope } from '../contract/validators.ts';
import { ScriptedPictureEngine } from '../testing/scripted-picture-engine.ts';
import { ScriptedEngine } from '../testing/scripted-engine.ts';
import { shopAt } from '../testing/shop.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let shop: ReturnType<typeof shopAt>;
beforeAll(async () => {
  server = await createTestServer();
  shop = shopAt(server);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

async function paidEvent(checkoutId: string) {
  const event = (await shop.sent()).find((one) => one.kind === 'checkout-paid' && one.orderId === checkoutId);
  assert(event?.kind === 'checkout-paid');
  return event;
}

describe('the offers', () => {
  it('are those that were decided, for any caller', async () => {
    const { data } = OfferListEnvelope.parse((await server.call('/shop/offers')).body);
    expect(data.packs.map(({ points, price }) => [points, price.amount, price.currency])).toEqual([
      [300, 299, 'USD'],
      [1000, 899, 'USD'],
      [2800, 1999, 'USD'],
      [8000, 4999, 'USD'],
    ]);
    expect(data.memberships).toMatchObject([
      { period: 'year', price: { amount: 9480 }, monthlyPoints: 1500 },
      { period: 'month', price: { amount: 1190 }, monthlyPoints: 1500 },
    ]);
    expect(data.accountGift).toBe(80);
  });

  it('price only what can be done here: own moves and pictures need a model each, and there are no films', async () => {
    const actsAt = async (one: TestServer) =>
      OfferListEnvelope.parse((await one.call('/shop/offers')).body).data.acts.map(({ act, points }) => [act, points]);
    expect(await actsAt(server)).toEqual([['chat-reply', 0]]);
    await using withModel = await createTestServer({ overrides: { engine: new ScriptedEngine() } });
    expect(await actsAt(withModel)).toEqual([
      ['chat-reply', 2],
      ['own-move', 8],
    ]);
    await using drawing = await createTestServer({ overrides: { pictureEngine: new ScriptedPictureEngine() } });
    expect(await actsAt(drawing)).toEqual([
      ['chat-reply', 0],
      ['image', 12],
    ]);
  });
});

describe('a purchase', () => {
  it('gives its points when it is paid, with a line of the ledger', async () => {
    const session = await server.registered();
    const { checkoutId, checkoutUrl } = await shop.start(session, 'points-1000');
    expect(await shop.balance(session)).toBe(100);
    expect(await shop.press(checkoutUrl, 'pay')).toBe(
      `${server.deps.config.publicUrl}/en-US/pay-success?checkoutId=${checkoutId}`,
    );
    expect(await shop.balance(session)).toBe(1100);
    const { items } = await shop.ledger(session);
    expect(items[0]).toMatchObject({ kind: 'purchase', points: 1000, balanceAfter: 1100, subject: { checkoutId } });
    expect(await shop.checkout(session, checkoutId)).toMatchObject({
      state: 'paid',
      entryId: items[0]?.entryId,
      checkoutUrl: null,
    });
  });

  it.each([
    ['decline', 'declined', 'pay-failure'],
    ['cancel', 'cancelled', 'pay-failure'],
    ['pay-later', 'pending', 'pay-success'],
  ])('gives nothing on %s', async (act, state, page) => {
    const session = await server.registered();
    const { checkoutId, checkoutUrl } = await shop.start(session, 'points-300');
    expect(await shop.press(checkoutUrl, act)).toContain(page);
    expect(await shop.checkout(session, checkoutId)).toMatchObject({ state, entryId: null });
    expect(await shop.balance(session)).toBe(100);
  });

  it('may be paid after all when it was declined, or when the transfer arrives', async () => {
    const session = await server.registered();
    for (const before of ['decline', 'pay-later']) {
      const { checkoutUrl } = await shop.start(session, 'points-300');
      await shop.press(checkoutUrl, before);
      await shop.press(checkoutUrl, 'pay');
    }
    expect(await shop.balance(session)).toBe(700);
  });

  it('is too old after a day, and says so', async () => {
    const session = await server.registered();
    const { checkoutId, checkoutUrl } = await shop.start(session, 'points-300');
    server.clock.advance(25 * 3_600_000);
    await server.deps.shop.tick();
    expect(await shop.checkout(session, checkoutId)).toMatchObject({ state: 'expired', checkoutUrl: null });
    await shop.press(checkoutUrl, 'pay');
    expect(await shop.balance(session)).toBe(100);
  });

  it('needs an account', async () => {
    const session = await server.guest();
    const answer = await server.call('/shop/checkouts', { method: 'POST', session, json: { offerId: 'points-300' } });
    expect(answer).toMatchObject({ status: 403, body: { reason: 'REGISTRATION_REQUIRED' } });
  });

  it.each([
    [{ offerId: 'points-7' }, 404],
    [{ offerId: 'points-300', returnPath: 'https://elsewhere.example/' }, 400],
    [{ offerId: 'points-300', returnPath: '//elsewhere.example' }, 400],
  ])('of %o is refused', async (json, status) => {
    const session = await server.registered();
    expect((await server.call('/shop/checkouts', { method: 'POST', session, json })).status).toBe(status);
  });

  it('is visible to its buyer only', async () => {
    const { checkoutId } = await shop.start(await server.registered(), 'points-300');
    for (const session of [await server.registered(), await server.guest()]) {
      expect((await server.call(`/shop/checkouts/${checkoutId}`, { session })).status).toBe(404);
    }
  });

  it('is begun once under one key, however often it is asked for at the same moment', async () => {
    const session = await server.registered();
    const started = await Promise.all(
      Array.from({ length: 8 }, () => shop.start(session, 'points-300', 'one-purchase')),
    );
    expect(new Set(started.map(({ checkoutId }) => checkoutId)).size).toBe(1);
  });
});

describe('a webhook', () => {
  it('is refused without the provider’s signature, with a wrong one, and with an old one', async () => {
    const session = await server.registered();
    const { checkoutId, checkoutUrl } = await shop.start(session, 'points-8000');
    const event = {
      eventId: 'evt-forged',
      at: server.clock.now(),
      kind: 'checkout-paid' as const,
      orderId: checkoutId,
      paymentRef: 'pay-forged',
      paid: { amount: 4999, currency: 'USD' },
    };
    expect(await shop.hook(event, '')).toBe(400);
    expect(await shop.hook(event, `t=${Math.floor(server.clock.now() / 1000)},v1=${'0'.repeat(64)}`)).toBe(400);
    await shop.press(checkoutUrl, 'decline');
    server.clock.advance(600_000);
    const { signWebhook } = await import('../providers/payment/webhook-signature.ts');
    const stale = signWebhook(JSON.stringify(event), 'guess', server.clock.now() - 600_000);
    expect(await shop.hook(event, stale)).toBe(400);
    expect(await shop.balance(session)).toBe(100);
  });

  it('is carried out once, replayed or sent thirty times at the same moment', async () => {
    const session = await server.registered();
    const { checkoutId } = await shop.buy(session, 'points-1000');
    const event = await paidEvent(checkoutId);
    const statuses = await Promise.all(Array.from({ length: 30 }, () => shop.hook(event)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await shop.balance(session)).toBe(1100);
  });

  it('pays once when two events report one payment at the same moment', async () => {
    const session = await server.registered();
    const { checkoutId } = await shop.start(session, 'points-1000');
    const paid = { amount: 899, currency: 'USD' };
    const event = (eventId: string) => ({
      eventId,
      at: server.clock.now(),
      kind: 'checkout-paid' as const,
      orderId: checkoutId,
      paymentRef: `pay-of-${checkoutId}`,
      paid,
    });
    await Promise.all(Array.from({ length: 12 }, (_, index) => shop.hook(event(`evt-${checkoutId}-${index}`))));
    expect(await shop.balance(session)).toBe(1100);
  });

  it('that comes too late undoes nothing', async () => {
    const session = await server.registered();
    const { checkoutId } = await shop.buy(session, 'points-300');
    const late = { eventId: `evt-late-${checkoutId}`, at: 0, kind: 'checkout-changed' as const, orderId: checkoutId };
    expect(await shop.hook({ ...late, state: 'declined' })).toBe(200);
    expect(await shop.checkout(session, checkoutId)).toMatchObject({ state: 'paid' });
  });
});

describe('refunds', () => {
  it('takes the points of its purchase back', async () => {
    const session = await server.registered();
    const { checkoutId, checkoutUrl } = await shop.buy(session, 'points-1000');
    await shop.press(checkoutUrl, 'refund');
    expect(await shop.balance(session)).toBe(100);
    expect(await shop.checkout(session, checkoutId)).toMatchObject({ state: 'refunded' });
    expect((await shop.ledger(session)).items[0]).toMatchObject({ kind: 'refund', points: -1000, balanceAfter: 100 });
  });

  it('takes no more than is there: what was spent is not owed, and the balance never falls below zero', async () => {
    const session = await server.registered();
    const { checkoutUrl } = await shop.buy(session, 'points-1000');
    const { deps } = server;
    const { items } = await shop.ledger(session);
    const wallet = await deps.database.db
      .selectFrom('point_entries')
      .select('wallet_id')
      .where('entry_id', '=', items[0]?.entryId ?? '')
      .executeTakeFirstOrThrow();
    await deps.database.db
      .transaction()
      .execute((trx) => deps.points.reserve(trx, { walletId: wallet.wallet_id, amount: 900, reference: 'spent' }));
    await shop.press(checkoutUrl, 'refund');
    expect(await shop.balance(session)).toBe(0);
    await shop.buy(session, 'points-300');
    expect(await shop.balance(session)).toBe(300);
  });

  it('in parts takes points in proportion, in whichever order the parts are reported', async () => {
    const session = await server.registered();
    const { checkoutId } = await shop.buy(session, 'points-1000');
    const { paymentRef } = await paidEvent(checkoutId);
    const refund = (refunded: number) =>
      shop.hook({
        eventId: `evt-${paymentRef}-${refunded}`,
        at: refunded,
        kind: 'payment-refunded',
        paymentRef,
        refunded,
      });
    await refund(450);
    expect(await shop.balance(session)).toBe(600);
    await refund(300);
    expect(await shop.balance(session)).toBe(600);
    await Promise.all([refund(899), refund(899), refund(899)]);
    expect(await shop.balance(session)).toBe(100);
  });

  it('by a dispute takes the points, and gives back what it took when it is won', async () => {
    const session = await server.registered();
    const { checkoutId, checkoutUrl } = await shop.buy(session, 'points-1000');
    await shop.press(checkoutUrl, 'dispute');
    expect(await shop.balance(session)).toBe(100);
    expect(await shop.checkout(session, checkoutId)).toMatchObject({ state: 'disputed' });
    await shop.press(checkoutUrl, 'win-dispute');
    expect(await shop.balance(session)).toBe(1100);
    expect(await shop.checkout(session, checkoutId)).toMatchObject({ state: 'paid' });
  });

  it('before the payment was reported waits for it: the event is asked for again', async () => {
    const session = await server.registered();
    const { checkoutId } = await shop.start(session, 'points-300');
    const paymentRef = `pay-early-${checkoutId}`;
    const at = server.clock.now();
    const refund = { eventId: `evt-r-${checkoutId}`, at, kind: 'payment-refunded' as const, paymentRef, refunded: 299 };
    expect(await shop.hook(refund)).toBe(409);
    const paid = { amount: 299, currency: 'USD' };
    const payment = { eventId: `evt-p-${checkoutId}`, at, kind: 'checkout-paid' as const, paymentRef, paid };
    expect(await shop.hook({ ...payment, orderId: checkoutId })).toBe(200);
    expect(await shop.hook(refund)).toBe(200);
    expect(await shop.balance(session)).toBe(100);
  });
});
