import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import { DAY_MS } from '../../lib/utc-day.ts';
import { giftsAt } from '../../testing/people/gifts.ts';
import { signInByEmail } from '../../testing/people/sign-in.ts';
import { unique, withdrawalsAt } from '../../testing/people/withdrawals.ts';
import { shopAt } from '../../testing/shop.ts';
import { createTestServer, principalOf, type TestServer } from '../../testing/test-server.ts';

const WELCOME = 100;
const UNKNOWN = '0'.repeat(32);

let server: TestServer;
let shop: ReturnType<typeof shopAt>;
let gifts: ReturnType<typeof giftsAt>;
let buyer: ReturnType<typeof withdrawalsAt>;
let giver: SessionValues;
let other: SessionValues;
beforeAll(async () => {
  server = await createTestServer();
  shop = shopAt(server);
  gifts = giftsAt(server);
  buyer = withdrawalsAt(server);
  giver = await server.registered();
  other = await server.registered();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

describe('a gift', () => {
  it('gives its points to the account that accepts it, and none to its giver', async () => {
    const [from, to] = [await server.registered(), await server.registered()];
    const { checkoutId, code, giftId } = await gifts.give(from, { note: 'For the lighthouse.' }, 'points-1000');
    expect(await shop.balance(from)).toBe(WELCOME);
    expect(await shop.checkout(from, checkoutId)).toMatchObject({
      state: 'paid',
      isGift: true,
      entryId: null,
      gift: { giftId, state: 'ready', points: 1000, code, note: 'For the lighthouse.', mail: 'none' },
    });
    expect(await gifts.open(to, code)).toMatchObject({
      state: 'ready',
      points: 1000,
      from: 'Ada',
      note: 'For the lighthouse.',
      own: false,
      accepted: false,
    });
    const accepted = await gifts.accept(to, code);
    expect(accepted).toMatchObject({ points: 1000, balance: WELCOME + 1000 });
    expect((await shop.ledger(to)).items[0]).toMatchObject({
      entryId: accepted.entryId,
      kind: 'purchase',
      points: 1000,
      subject: { giftId },
    });
    expect(await gifts.open(to, code)).toMatchObject({ state: 'redeemed', accepted: true });
    expect(await gifts.given(from)).toMatchObject({ items: [{ state: 'redeemed', code: null }] });
    expect((await buyer.orders(from)).items).toMatchObject([{ checkoutId, isGift: true }]);
  });

  it('is shown to a guest, who needs an account to accept it', async () => {
    const { code } = await gifts.give(giver);
    const guest = await server.guest();
    expect(await gifts.open(guest, code)).toMatchObject({ state: 'ready', own: false });
    const refused = await gifts.redeem(guest, code);
    expect(refused).toMatchObject({ status: 403, body: { reason: 'REGISTRATION_REQUIRED' } });
    expect(await gifts.open(guest, code)).toMatchObject({ state: 'ready' });
  });

  it('can be taken by its giver, whose ledger says of which order', async () => {
    const session = await server.registered();
    const { checkoutId, code, giftId } = await gifts.give(session);
    expect(await gifts.open(session, code)).toMatchObject({ own: true });
    await gifts.accept(session, code);
    expect(await shop.balance(session)).toBe(WELCOME + 300);
    expect((await shop.ledger(session)).items[0]).toMatchObject({ subject: { giftId, checkoutId } });
  });

  it('is there once it is paid, and not before', async () => {
    const session = await server.registered();
    const { body, status } = await gifts.begin(session);
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: { checkoutUrl: expect.any(String) } });
    expect((await gifts.given(session)).items).toEqual([]);
  });

  it('is listed for its giver alone, in pages', async () => {
    const session = await server.registered();
    for (let count = 0; count < 3; count += 1) await gifts.give(session);
    const first = await gifts.given(session, '?limit=2');
    const second = await gifts.given(session, `?limit=2&cursor=${first.nextCursor}`);
    expect(new Set([...first.items, ...second.items].map(({ giftId }) => giftId)).size).toBe(3);
    expect(second.nextCursor).toBeNull();
    expect((await gifts.given(other)).items).toEqual([]);
    expect((await server.call(`/shop/gifts?cursor=${first.nextCursor}`, { session: other })).status).toBe(400);
    expect((await server.call('/shop/gifts', { session: await server.guest() })).status).toBe(403);
  });
});

describe('accepting', () => {
  it('gives the points to one of fifty accounts that ask at once', async () => {
    const { code } = await gifts.give(giver);
    const people = await Promise.all(Array.from({ length: 50 }, () => server.registered()));
    const answers = await Promise.all(people.map((session) => gifts.redeem(session, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    const balances = await Promise.all(people.map((session) => shop.balance(session)));
    expect(balances.filter((balance) => balance === WELCOME + 300)).toHaveLength(1);
    expect(balances.filter((balance) => balance === WELCOME)).toHaveLength(49);
  });

  it('gives the points once to fifty requests under one key, each with the same answer', async () => {
    const { code } = await gifts.give(giver);
    const session = await server.registered();
    const answers = await Promise.all(Array.from({ length: 50 }, () => gifts.accept(session, code, 'accept-the-gift')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await shop.balance(session)).toBe(WELCOME + 300);
  });

  it.each([UNKNOWN, 'f'.repeat(32)])('does nothing for the unknown code %s', async (code) => {
    expect((await gifts.look(other, code)).status).toBe(404);
    expect((await gifts.redeem(other, code)).status).toBe(404);
  });

  it.each(['', 'x', UNKNOWN.slice(1), `${UNKNOWN}0`, "' or 1=1 --", '%00', 'A'.repeat(32)])(
    'refuses %j, which is no code',
    async (code) => {
      expect((await gifts.look(other, encodeURIComponent(code))).status).toBe(400);
      expect((await gifts.redeem(other, code)).status).toBe(400);
    },
  );

  it('refuses to guess on after twenty wrong codes in a minute, and still opens a gift', async () => {
    const session = await server.registered();
    const wrong = Array.from({ length: 21 }, (_, count) => count.toString(16).padStart(32, '0'));
    const answers: number[] = [];
    for (const code of wrong) answers.push((await gifts.look(session, code)).status);
    expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 404));
    expect(answers[20]).toBe(429);
    const { code } = await gifts.give(giver);
    expect((await gifts.look(session, code)).status).toBe(200);
  });

  it('stores no code', async () => {
    const { code } = await gifts.give(giver);
    const rows = await server.deps.database.db.selectFrom('gifts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe('buying a gift', () => {
  it('is refused for a note that is too long, that no mode allows, or that leads elsewhere from a mail', async () => {
    expect((await gifts.begin(giver, { note: 'a'.repeat(501) })).status).toBe(400);
    const email = 'noor@example.com';
    for (const note of ['See https://evil.example', 'Visit evil.example now', 'evil.example']) {
      const refused = await gifts.begin(giver, { email, note });
      expect(refused).toMatchObject({ status: 403, body: { field: 'gift.note' } });
    }
    expect((await gifts.begin(giver, { email, note: 'Well... e.g. this. Yours, A.' })).status).toBe(200);
  });
});

describe('the money of a gift', () => {
  it('goes back whole until it is accepted, and the gift cannot be accepted then', async () => {
    const session = await server.registered();
    const { checkoutId, code } = await gifts.give(session, {}, 'points-1000');
    expect(await buyer.quote(session, checkoutId)).toMatchObject({
      obstacle: null,
      refund: { amount: 899 },
      points: 0,
    });
    await buyer.withdraw(session, checkoutId);
    expect(await buyer.refundedBy(checkoutId)).toBe(899);
    expect(await gifts.stateOf(session, checkoutId)).toBe('refunded');
    expect((await gifts.redeem(other, code)).status).toBe(409);
    expect(await shop.balance(session)).toBe(WELCOME);
  });

  it('stays once another person has accepted it', async () => {
    const session = await server.registered();
    const { checkoutId, code } = await gifts.give(session);
    await gifts.accept(await server.registered(), code);
    expect(await buyer.quote(session, checkoutId)).toMatchObject({ obstacle: 'spent', refund: { amount: 0 } });
  });

  it('goes back for what is unspent of a gift that its giver has taken', async () => {
    const session = await server.registered();
    const { checkoutId, code } = await gifts.give(session);
    await gifts.accept(session, code);
    await buyer.spend(session, WELCOME + 150);
    expect(await buyer.quote(session, checkoutId)).toMatchObject({ refund: { amount: 150 }, points: 150 });
    await buyer.withdraw(session, checkoutId);
    expect(await shop.balance(session)).toBe(0);
  });

  it('takes the points of a refund or a dispute from who has accepted it, never below zero', async () => {
    const session = await server.registered();
    const to = await server.registered();
    const { checkoutUrl, code, giftId } = await gifts.give(session);
    await gifts.accept(to, code);
    await buyer.spend(to, 250);
    await shop.press(checkoutUrl, 'dispute');
    expect(await shop.balance(to)).toBe(0);
    expect((await shop.ledger(to)).items[0]).toMatchObject({ kind: 'dispute', points: -150, subject: { giftId } });
    expect(await shop.balance(session)).toBe(WELCOME);
    await shop.press(checkoutUrl, 'win-dispute');
    expect(await shop.balance(to)).toBe(150);
  });

  it('keeps a gift that waits closed during a dispute, and opens it again when the dispute is won', async () => {
    const session = await server.registered();
    const { checkoutId, checkoutUrl, code } = await gifts.give(session);
    await shop.press(checkoutUrl, 'dispute');
    expect(await gifts.stateOf(session, checkoutId)).toBe('refunded');
    expect((await gifts.redeem(other, code)).status).toBe(409);
    await shop.press(checkoutUrl, 'win-dispute');
    expect(await gifts.stateOf(session, checkoutId)).toBe('ready');
    expect(await gifts.accept(await server.registered(), code)).toMatchObject({ points: 300 });
  });

  it('that went back in part before a gift is accepted takes its share of the points', async () => {
    const session = await server.registered();
    const { checkoutId, code } = await gifts.give(session);
    await buyer.news(checkoutId, { kind: 'payment-refunded', refunded: 150 });
    expect(await gifts.accept(await server.registered(), code)).toMatchObject({ points: 150 });
  });
});

describe('a gift that is not accepted', () => {
  it('returns its points to the giver a year after its delivery, once', async () => {
    await using own = await createTestServer();
    const ownGifts = giftsAt(own);
    const session = await own.registered();
    const principal = await principalOf(own.deps, session);
    const state = async () => (await own.deps.shop.gifts.list(principal, { limit: 1 })).items[0]?.state;
    const { code, expiresAt } = await ownGifts.give(session);
    expect(Date.parse(expiresAt) - own.clock.now()).toBe(365 * DAY_MS);
    own.clock.advance(365 * DAY_MS - 1);
    await own.deps.shop.tick();
    expect(await state()).toBe('ready');
    own.clock.advance(1);
    const late = await own.registered();
    expect((await ownGifts.redeem(late, code)).status).toBe(409);
    await Promise.all([own.deps.shop.tick(), own.deps.shop.tick()]);
    expect(await state()).toBe('returned');
    expect(await own.deps.points.balance(own.deps.database.db, principal.accountId ?? '')).toBe(WELCOME + 300);
    const guest = await own.guest();
    expect(await ownGifts.open(guest, code)).toMatchObject({ state: 'returned' });
  });

  it('can still be accepted after its giver has deleted the account, and its points return to no account', async () => {
    await using own = await createTestServer();
    const [ownGifts, ownShop] = [giftsAt(own), shopAt(own)];
    const session = await signInByEmail(own, 'giver@example.com');
    const [first, second] = [await ownGifts.give(session, { note: 'Bye.' }), await ownGifts.give(session)];
    const principal = await principalOf(own.deps, session);
    await own.deps.accountDeletion.delete(principal);
    await own.deps.accountDeletion.sweep();
    const to = await own.registered();
    expect(await ownGifts.open(to, first.code)).toMatchObject({ state: 'ready', from: null, note: null });
    await ownGifts.accept(to, first.code);
    expect(await ownShop.balance(to)).toBe(WELCOME + 300);
    own.clock.advance(366 * DAY_MS);
    await own.deps.shop.tick();
    expect(await ownGifts.open(await own.guest(), second.code)).toMatchObject({ state: 'returned' });
    expect(await own.deps.points.balance(own.deps.database.db, principal.accountId ?? '')).toBe(WELCOME);
  });
});

it('forgets a gift that was never paid, with the address in it', async () => {
  await using own = await createTestServer();
  const email = `${unique('forgotten')}@example.com`;
  await giftsAt(own).begin(await own.registered(), { email });
  own.clock.advance(32 * DAY_MS);
  await own.deps.shop.tick();
  expect(await own.deps.database.db.selectFrom('gifts').selectAll().execute()).toEqual([]);
});
