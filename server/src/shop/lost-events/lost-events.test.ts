import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '../../lib/utc-day.ts';
import { createStripeServer, type StripeServer } from '../../testing/payments/stripe-server.ts';

const HOUR_MS = 3_600_000;
let at: StripeServer;
beforeAll(async () => {
  at = await createStripeServer();
});
afterAll(async () => {
  await at[Symbol.asyncDispose]();
});

/** Both clocks; no event is delivered. */
function passSilently(ms: number): void {
  at.peer.advance(ms);
  at.server.clock.advance(ms);
}

const look = async () => at.server.deps.shop.findLostEvents(new AbortController().signal);

it('settles a paid order whose event got lost, once an hour has passed, and the event changes nothing later', async () => {
  const { deliver, peer, server, shop } = at;
  const session = await server.registered();
  const { checkoutId, checkoutUrl } = await shop.start(session, 'points-1000');
  peer.pay(checkoutUrl);
  passSilently(HOUR_MS / 2);
  await look();
  expect(await shop.checkout(session, checkoutId)).toMatchObject({ state: 'open' });
  passSilently(HOUR_MS);
  await look();
  await look();
  expect(await shop.checkout(session, checkoutId)).toMatchObject({ state: 'paid' });
  expect(await shop.balance(session)).toBe(1100);
  await deliver();
  expect(await shop.balance(session)).toBe(1100);
});

it('closes an order whose checkout has expired, and leaves an open one as it is', async () => {
  const { server, shop } = at;
  const session = await server.registered();
  const old = await shop.start(session, 'points-300');
  passSilently(23 * HOUR_MS);
  const later = await shop.start(session, 'points-300');
  passSilently(2 * HOUR_MS);
  await look();
  expect(await shop.checkout(session, old.checkoutId)).toMatchObject({ state: 'expired' });
  expect(await shop.checkout(session, later.checkoutId)).toMatchObject({ state: 'open' });
});

it('begins a membership whose event got lost', async () => {
  const { peer, server, shop } = at;
  const session = await server.registered();
  peer.pay((await shop.start(session, 'membership-month')).checkoutUrl);
  passSilently(2 * HOUR_MS);
  await look();
  expect(await shop.membership(session)).toMatchObject({ state: 'active' });
  expect(await shop.balance(session)).toBe(1600);
});

it('renews a membership whose events got lost, by every payment, and ends one that has ended', async () => {
  const { deliver, peer, server, shop } = at;
  const session = await server.registered();
  await shop.buy(session, 'membership-month');
  const before = await shop.balance(session);
  passSilently(63 * DAY_MS);
  await look();
  const balance = await shop.balance(session);
  expect(balance - before).toBe(3000);
  expect(await shop.membership(session)).toMatchObject({ state: 'active' });
  await deliver();
  expect(await shop.balance(session)).toBe(balance);

  peer.setCards(false);
  passSilently(90 * DAY_MS);
  await look();
  expect(await shop.membership(session)).toMatchObject({ state: 'ended' });
  peer.setCards(true);
  await deliver();
  expect(await shop.balance(session)).toBe(balance);
});

it('asks nothing about an order that is paid', async () => {
  const { peer, server, shop } = at;
  const { checkoutUrl } = await shop.buy(await server.registered(), 'points-300');
  passSilently(2 * HOUR_MS);
  const before = peer.heard.length;
  await look();
  const sessionId = checkoutUrl.split('/').at(-1);
  expect(peer.heard.slice(before).map(({ path }) => path)).not.toContain(`/v1/checkout/sessions/${sessionId}`);
});
