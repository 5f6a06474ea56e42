import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import { DAY_MS } from '../../lib/utc-day.ts';
import { addMonths } from '../../lib/utc-months.ts';
import { giftsAt } from '../../testing/people/gifts.ts';
import { unique, withdrawalsAt } from '../../testing/people/withdrawals.ts';
import { shopAt } from '../../testing/shop.ts';
import { createTestServer, principalOf, type TestServer } from '../../testing/test-server.ts';

const WELCOME = 100;
const MONTHLY = 1500;

let server: TestServer;
let shop: ReturnType<typeof shopAt>;
let gifts: ReturnType<typeof giftsAt>;
let buyer: ReturnType<typeof withdrawalsAt>;
let giver: SessionValues;
beforeAll(async () => {
  server = await createTestServer();
  shop = shopAt(server);
  gifts = giftsAt(server);
  buyer = withdrawalsAt(server);
  giver = await server.registered();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

const iso = (ms: number) => new Date(ms).toISOString();

const memoryOf = async (session: SessionValues) => {
  const { accountId = '' } = await principalOf(server.deps, session);
  return server.deps.shop.memberships.memoryTimes(server.deps.database.db, accountId);
};

describe('a membership as a gift', () => {
  it('begins for the account that accepts it, with the points of its first month, and none for its giver', async () => {
    const to = await server.registered();
    const { checkoutId, code } = await gifts.give(giver, {}, 'membership-year');
    const now = server.clock.now();
    const term = { period: 'year', startsAt: iso(now), endsAt: iso(addMonths(now, 12)), isAppended: false };
    expect(await gifts.open(to, code)).toMatchObject({ state: 'ready', period: 'year', points: MONTHLY, term });
    expect(await gifts.accept(to, code)).toMatchObject({ points: MONTHLY, balance: WELCOME + MONTHLY, term });
    expect(await gifts.open(to, code)).toMatchObject({ state: 'redeemed', accepted: true, term });
    expect(await shop.membership(to)).toMatchObject({
      state: 'ending',
      period: 'year',
      price: null,
      paidUntil: term.endsAt,
      isGiven: true,
    });
    expect(await memoryOf(to)).toBe(2);
    expect(await shop.membership(giver)).toMatchObject({ state: 'none' });
    expect(await shop.checkout(giver, checkoutId)).toMatchObject({ state: 'paid', isGift: true });
    expect((await shop.ledger(to)).items[0]).toMatchObject({ kind: 'membership', points: MONTHLY });
  });

  it('follows the given time that the account has, and says so before and after', async () => {
    const to = await server.registered();
    const first = await gifts.give(giver, {}, 'membership-month');
    const second = await gifts.give(giver, {}, 'membership-month');
    const start = server.clock.now();
    await gifts.accept(to, first.code);
    const [from, until] = [addMonths(start, 1), addMonths(addMonths(start, 1), 1)];
    const term = { startsAt: iso(from), endsAt: iso(until), isAppended: true };
    expect(await gifts.open(to, second.code)).toMatchObject({ term });
    expect(await gifts.accept(to, second.code)).toMatchObject({ points: 0, entryId: null, term });
    expect(await gifts.open(to, second.code)).toMatchObject({ accepted: true, term });
    expect(await shop.membership(to)).toMatchObject({ paidUntil: iso(until), nextPointsAt: iso(from) });
    expect(await shop.balance(to)).toBe(WELCOME + MONTHLY);
  });

  it('gives each of its months their points and then ends, without a payment', async () => {
    await using own = await createTestServer();
    const [ownGifts, ownShop] = [giftsAt(own), shopAt(own)];
    const [from, to] = [await own.registered(), await own.registered()];
    const principal = await principalOf(own.deps, to);
    const read = async () => own.deps.shop.memberships.get(principal);
    for (const offer of ['membership-month', 'membership-month']) {
      await ownGifts.accept(to, (await ownGifts.give(from, {}, offer)).code);
    }
    own.clock.advance(Date.parse((await read()).nextPointsAt ?? '') - own.clock.now());
    await own.deps.shop.tick();
    expect(await own.deps.points.balance(own.deps.database.db, principal.accountId ?? '')).toBe(WELCOME + 2 * MONTHLY);
    own.clock.advance(Date.parse((await read()).paidUntil ?? '') - own.clock.now());
    await own.deps.shop.tick();
    expect(await read()).toMatchObject({ state: 'ended', nextPointsAt: null });
    expect(await own.deps.points.balance(own.deps.database.db, principal.accountId ?? '')).toBe(WELCOME + 2 * MONTHLY);
    await ownShop.buy(await own.registered(), 'membership-month');
  });

  it('cannot be accepted while the account pays for one itself, stays open, and moves none of its payments', async () => {
    const to = await server.registered();
    await shop.buy(to, 'membership-month');
    const before = await shop.membership(to);
    const { code } = await gifts.give(giver, {}, 'membership-month');
    expect(await gifts.open(to, code)).toMatchObject({ state: 'ready', term: { ownUntil: before.paidUntil } });
    expect(await gifts.redeem(to, code)).toMatchObject({ status: 409, body: { field: 'membership' } });
    expect(await shop.membership(to)).toEqual(before);
    await server.call('/shop/membership/cancel', { method: 'POST', session: to });
    expect(await gifts.redeem(to, code)).toMatchObject({ status: 409, body: { field: 'membership' } });
    const other = await server.registered();
    expect(await gifts.accept(other, code)).toMatchObject({ term: { ownUntil: null } });
  });

  it('leaves no room for a membership of one’s own, and cannot be renewed or changed', async () => {
    const to = await server.registered();
    await gifts.accept(to, (await gifts.give(giver, {}, 'membership-month')).code);
    const second = await server.call('/shop/checkouts', {
      method: 'POST',
      session: to,
      json: { offerId: 'membership-month' },
    });
    expect(second.status).toBe(409);
    const resumed = await server.call('/shop/membership/resume', { method: 'POST', session: to });
    expect(resumed.status).toBe(409);
    const changed = await server.call('/shop/membership/period', {
      method: 'PUT',
      session: to,
      json: { period: 'year' },
    });
    expect(changed.status).toBe(409);
  });

  it('is given once, however many requests ask at once', async () => {
    const { code } = await gifts.give(giver, {}, 'membership-month');
    const people = await Promise.all(Array.from({ length: 10 }, () => server.registered()));
    const answers = await Promise.all(people.map((session) => gifts.redeem(session, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('adds the time of two gifts that one account accepts at once', async () => {
    const to = await server.registered();
    const both = [await gifts.give(giver, {}, 'membership-month'), await gifts.give(giver, {}, 'membership-month')];
    const now = server.clock.now();
    await Promise.all(both.map(({ code }) => gifts.accept(to, code)));
    expect(await shop.membership(to)).toMatchObject({ paidUntil: iso(addMonths(addMonths(now, 1), 1)) });
  });
});

describe('the money of a given membership', () => {
  it('goes back whole until it is accepted', async () => {
    const from = await server.registered();
    const { checkoutId, code } = await gifts.give(from, {}, 'membership-month');
    await buyer.withdraw(from, checkoutId);
    expect(await buyer.refundedBy(checkoutId)).toBe(1190);
    expect((await gifts.redeem(await server.registered(), code)).status).toBe(409);
  });

  it('stays once another person has accepted it', async () => {
    const from = await server.registered();
    const { checkoutId, code } = await gifts.give(from, {}, 'membership-month');
    await gifts.accept(await server.registered(), code);
    expect(await buyer.quote(from, checkoutId)).toMatchObject({ obstacle: 'spent' });
  });

  it('ends the time and takes the points when it was refunded, and time after it moves up', async () => {
    const [from, to] = [await server.registered(), await server.registered()];
    const first = await gifts.give(from, {}, 'membership-month');
    const second = await gifts.give(from, {}, 'membership-year');
    await gifts.accept(to, first.code);
    await gifts.accept(to, second.code);
    await buyer.news(first.checkoutId, { kind: 'payment-refunded', refunded: 1190 });
    const paidUntil = Date.parse((await shop.membership(to)).paidUntil ?? '');
    expect(Math.abs(paidUntil - addMonths(server.clock.now(), 12))).toBeLessThan(2 * DAY_MS);
    expect(await shop.balance(to)).toBe(WELCOME);
    await server.deps.shop.tick();
    expect(await shop.balance(to)).toBe(WELCOME + MONTHLY);
    await buyer.news(second.checkoutId, { kind: 'payment-refunded', refunded: 9480 });
    expect(await shop.membership(to)).toMatchObject({ state: 'ended' });
    expect(await shop.balance(to)).toBe(WELCOME);
  });

  it('goes back by days to a giver who has kept it', async () => {
    const from = await server.registered();
    const { checkoutId, code } = await gifts.give(from, {}, 'membership-month');
    await gifts.accept(from, code);
    expect(await buyer.quote(from, checkoutId)).toMatchObject({ refund: { amount: 1190 }, points: MONTHLY });
    await buyer.withdraw(from, checkoutId);
    expect(await shop.membership(from)).toMatchObject({ state: 'ended' });
    expect(await shop.balance(from)).toBe(WELCOME);
  });

  it('returns as the points of its months where it is not accepted within a year', async () => {
    await using own = await createTestServer();
    const from = await own.registered();
    const { accountId = '' } = await principalOf(own.deps, from);
    await giftsAt(own).give(from, {}, 'membership-year');
    own.clock.advance(366 * DAY_MS);
    await own.deps.shop.tick();
    expect(await own.deps.points.balance(own.deps.database.db, accountId)).toBe(WELCOME + 12 * MONTHLY);
  });
});

describe('the mail of a gift, sent again', () => {
  const outbox = () => server.deps.signIn.outbox;
  const again = (session: SessionValues, giftId: string) =>
    server.call(`/shop/gifts/${giftId}/mail`, { method: 'POST', session });

  it('goes out once a day, three times', async () => {
    const from = await server.registered();
    const email = `${unique('again')}@example.com`;
    const { giftId } = await gifts.give(from, { email }, 'membership-month');
    expect(await again(from, giftId)).toMatchObject({ status: 409 });
    await server.deps.shop.tick();
    expect(outbox()?.list(email)[0]?.text).toContain('a month of membership');
    expect(await again(from, giftId)).toMatchObject({ status: 429 });
    for (let left = 2; left >= 0; left -= 1) {
      server.clock.advance(DAY_MS);
      const answer = await again(from, giftId);
      expect(answer).toMatchObject({ status: 200, body: { data: { mail: 'waiting' } } });
      await server.deps.shop.tick();
    }
    server.clock.advance(DAY_MS);
    expect(await again(from, giftId)).toMatchObject({ status: 429 });
    expect(outbox()?.list(email)).toHaveLength(4);
  });

  it('is for its giver, and for a gift that has an address and can be accepted', async () => {
    const from = await server.registered();
    const { giftId } = await gifts.give(from);
    expect((await again(from, giftId)).status).toBe(409);
    expect((await again(giver, giftId)).status).toBe(404);
  });
});
