import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { readConfig } from '../../server/src/config/config.ts';
import type { StartedCheckout } from '../../server/src/contract/validators.ts';
import { createDeps } from '../../server/src/deps.ts';
import { PEER_KEY, PEER_SECRET, StripePeer } from '../../server/src/testing/peers/stripe/stripe-peer.ts';
import { signInByEmail } from '../servers/sign-in-by-email.ts';
import { startServer, type RunningServer } from '../servers/start-server.ts';
import { booksOf, numberOf, openGate, rowsOf, setGate } from './books.ts';
import { call } from './conversing.ts';

const kills = 6;
/** The next round of the shop's work, and a busy machine, in milliseconds. */
const settledWithin = 90_000;
const hours = 3_600_000;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'fabula-faults-'));
});
afterEach(async () => rm(dataDir, { recursive: true, force: true }));

const base = () => ({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  TEXT_ENGINE: 'offline',
  RATE_LIMIT_PER_MINUTE: '0',
});

async function kill(server: RunningServer): Promise<void> {
  server.process.kill('SIGKILL');
  await once(server.process, 'exit');
}

const isPaid = (orderId: string) =>
  rowsOf(dataDir, 'SELECT 1 FROM shop_payments WHERE order_id = ?', orderId).length === 1;

const order = (origin: string, session: Record<string, string>) =>
  call<StartedCheckout>(origin, session, '/shop/checkouts', { json: { offerId: 'points-300' } });

const entered = () => numberOf(dataDir, 'SELECT sum(amount) AS points FROM point_entries');

test('an order paid at Stripe while the server is killed is credited once, by the next delivery or the look-up', async () => {
  await using peer = await StripePeer.open(Date.now());
  const env = {
    ...base(),
    STRIPE_SECRET_KEY: PEER_KEY,
    STRIPE_WEBHOOK_SECRET: PEER_SECRET,
    STRIPE_API_URL: peer.baseUrl,
  };
  let server = await startServer(env);
  const session = { ...(await signInByEmail(server.origin, 'payer@example.com')) };
  const before = entered();
  /** The status, undefined where the provider gets no answer. */
  const deliver = async (body: string): Promise<number | undefined> => {
    const headers = { 'stripe-signature': peer.sign(body, Math.floor(Date.now() / 1000)) };
    const path = `${server.origin}/api/shop/webhooks/stripe`;
    return fetch(path, { method: 'POST', body, headers }).then(
      ({ status }) => status,
      () => undefined,
    );
  };
  const paid = async () => {
    const { checkoutId, checkoutUrl } = await order(server.origin, session);
    peer.pay(checkoutUrl);
    const event = peer.state.events.findLast(({ type }) => type === 'checkout.session.completed');
    return { checkoutId, body: event?.body ?? '' };
  };
  /** Killed while it asks Stripe what the event leaves out. */
  const killWhileAsking = async (body: string) => {
    const heard = peer.heard.length;
    const release = peer.hold();
    const answer = deliver(body);
    await expect.poll(() => peer.heard.length, { interval: 5 }).toBeGreaterThan(heard);
    await kill(server);
    release();
    expect(await answer).toBeUndefined();
  };
  /** Killed once the payment is in the books. Whether the answer was still sent or not, Stripe may deliver again. */
  const killOnceSettled = async (orderId: string, body: string) => {
    const answer = deliver(body);
    await expect.poll(() => isPaid(orderId), { interval: 1 }).toBe(true);
    await kill(server);
    await answer;
  };
  const orders: string[] = [];
  for (let round = 0; round < kills; round += 1) {
    const { body, checkoutId } = await paid();
    orders.push(checkoutId);
    const isEarly = round % 2 === 0;
    await (isEarly ? killWhileAsking(body) : killOnceSettled(checkoutId, body));
    expect(isPaid(checkoutId)).toBe(!isEarly);
    server = await startServer(env);
    expect([await deliver(body), await deliver(body)]).toEqual([200, 200]);
    expect(isPaid(checkoutId)).toBe(true);
  }

  const { body, checkoutId } = await paid();
  orders.push(checkoutId);
  await killWhileAsking(body);
  {
    const later = { now: () => Date.now() + 2 * hours };
    await using deps = createDeps(readConfig({ ...env, NODE_ENV: 'test', PORT: '0' }), { clock: later });
    await deps.shop.findLostEvents(new AbortController().signal);
  }
  expect(isPaid(checkoutId)).toBe(true);
  server = await startServer(env);
  expect(await deliver(body)).toBe(200);
  await server.stop();

  const books = booksOf(dataDir);
  expect([books.credited, books.payments]).toEqual([orders.toSorted(), orders.toSorted()]);
  expect(books.unmatched).toEqual([]);
  const points = before + orders.length * 300;
  expect([books.entered, books.held]).toEqual([points, points]);
});

test('orders paid at the local checkout while the server is killed are credited once by the next one', async () => {
  const killed = await startServer(base());
  const session = { ...(await signInByEmail(killed.origin, 'payer@example.com')) };
  const before = entered();
  const pay = async (url: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ act: 'pay' }), redirect: 'manual' });
  const [settled, sent] = [await order(killed.origin, session), await order(killed.origin, session)];
  // The event of one is settled and its delivery not noted, that of the other waits behind it.
  setGate(dataDir, { before: 'UPDATE OF delivered_at ON local_payment_events', when: 'true' });
  await pay(settled.checkoutUrl);
  await pay(sent.checkoutUrl);
  const undelivered = 'SELECT 1 FROM local_payment_events WHERE delivered_at IS NULL';
  expect([isPaid(settled.checkoutId), isPaid(sent.checkoutId)]).toEqual([true, false]);
  await kill(killed);
  expect(rowsOf(dataDir, undelivered)).toHaveLength(2);
  openGate(dataDir);

  const survivor = await startServer(base());
  await expect.poll(() => rowsOf(dataDir, undelivered), { interval: 500, timeout: settledWithin }).toEqual([]);
  await survivor.stop();
  const orders = [settled.checkoutId, sent.checkoutId].toSorted();
  const books = booksOf(dataDir);
  expect([books.credited, books.payments]).toEqual([orders, orders]);
  expect([books.entered, books.held]).toEqual([before + 600, before + 600]);
});
