import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { getAddress } from 'viem';
import { afterEach, beforeEach, expect, test } from 'vitest';

import type { StartedCheckout, Web3Payment } from '../../server/src/contract/validators.ts';
import { startAnvil, type Anvil } from '../../server/src/testing/chain/anvil.ts';
import { signInByEmail } from '../servers/sign-in-by-email.ts';
import { startServer, type RunningServer } from '../servers/start-server.ts';
import { booksOf, endLeases, numberOf, openGate, rowsOf, setGate, type Gate } from './books.ts';
import { call } from './conversing.ts';

const kills = 20;
const price = 2_990_000n;
const cents = 10n ** 16n;
/** Twenty starts of a server, each of which waits for a look at the chain, in milliseconds. */
const longest = 900_000;

interface Point {
  /** Of the transfer and its order when the server is killed. */
  at: { transfer: string; use: string; order: string; credits: number };
  /** How often a block is mined after that of the transfer. */
  blocks: number;
  /** Keeps the server from going on with an order, however often it tries. */
  gate: ((orderId: string) => Gate) | undefined;
}

const points: readonly Point[] = [
  { at: { transfer: 'seen', use: 'open', order: 'open', credits: 0 }, blocks: 0, gate: undefined },
  {
    at: { transfer: 'final', use: 'open', order: 'open', credits: 0 },
    blocks: 3,
    gate: (orderId) => ({ before: 'UPDATE OF "use" ON chain_transfers', when: `NEW.order_id = '${orderId}'` }),
  },
  {
    at: { transfer: 'final', use: 'counted', order: 'paid', credits: 0 },
    blocks: 3,
    gate: (orderId) => ({ before: 'INSERT ON shop_payments', when: `NEW.order_id = '${orderId}'` }),
  },
  {
    at: { transfer: 'final', use: 'counted', order: 'paid', credits: 1 },
    blocks: 3,
    gate: (orderId) => ({
      before: 'UPDATE OF told ON web3_orders',
      when: `NEW.order_id = '${orderId}' AND OLD.told = 0 AND NEW.told = 1`,
    }),
  },
];

let dataDir: string;
let anvil: Anvil;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'fabula-faults-'));
  anvil = await startAnvil();
});
afterEach(async () => {
  await anvil[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (): Promise<RunningServer> =>
  startServer({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    TEXT_ENGINE: 'offline',
    PAYMENT_PROVIDER: 'web3',
    WEB3_CHAINS: JSON.stringify([anvil.chain]),
    RATE_LIMIT_PER_MINUTE: '0',
  });

const standing = `SELECT t.state AS transfer, t.use, o.state AS "order",
    (SELECT count(*) FROM shop_payments p WHERE p.order_id = o.order_id) AS credits
  FROM web3_orders o JOIN chain_transfers t ON t.order_id = o.order_id WHERE o.order_id = ?`;
const standingOf = (orderId: string) => ({ ...rowsOf(dataDir, standing, orderId)[0] });

function pointOf(round: number): Point {
  const point = points[round % points.length];
  if (point === undefined) throw new Error('There is no point to kill at');
  return point;
}

test(
  'credits each payment once when the server is killed before its credit, twenty times',
  { timeout: longest },
  async () => {
    let server = await start();
    const session = { ...(await signInByEmail(server.origin, 'payer@example.com')) };
    const before = numberOf(dataDir, 'SELECT sum(amount) AS points FROM point_entries');
    const orders: string[] = [];
    for (let round = 0; round < kills; round += 1) {
      const { at, blocks, gate } = pointOf(round);
      const json = { offerId: 'points-300' };
      const { checkoutId } = await call<StartedCheckout>(server.origin, session, '/shop/checkouts', { json });
      const { options } = await call<Web3Payment>(server.origin, session, `/shop/checkouts/${checkoutId}/web3`);
      if (gate !== undefined) setGate(dataDir, gate(checkoutId));
      // Every second one is 1.00 too much, which has to be listed once as well.
      await anvil.pay(getAddress(options[0]?.address ?? ''), round % 2 === 0 ? price : price + 1_000_000n);
      if (blocks > 0) await anvil.mine(blocks);
      await expect.poll(() => standingOf(checkoutId), { interval: 20, timeout: 60_000 }).toEqual(at);
      server.process.kill('SIGKILL');
      await once(server.process, 'exit');
      expect(standingOf(checkoutId)).toEqual(at);
      orders.push(checkoutId);
      openGate(dataDir);
      endLeases(dataDir);
      server = await start();
    }
    await using survivor = server;
    await anvil.mine(3);
    const stateOf = async (orderId: string) =>
      (await call<Web3Payment>(survivor.origin, session, `/shop/checkouts/${orderId}/web3`)).state;
    const states = async () => Promise.all(orders.map(stateOf));
    await expect
      .poll(states, { interval: 500, timeout: 60_000 })
      .toEqual(orders.map((_, round) => (round % 2 === 0 ? 'paid' : 'over')));
    const untold =
      "SELECT 1 FROM web3_orders WHERE told = 0 UNION SELECT 1 FROM chain_transfers WHERE state <> 'final'";
    await expect.poll(() => rowsOf(dataDir, untold), { interval: 100, timeout: 60_000 }).toEqual([]);

    const { credited, entered, held, payments, unmatched } = booksOf(dataDir);
    expect([credited, payments]).toEqual([orders.toSorted(), orders.toSorted()]);
    expect(new Set(unmatched.map(({ order_id: orderId }) => orderId))).toEqual(
      new Set(orders.filter((_, round) => round % 2 === 1)),
    );
    expect(unmatched).toHaveLength(kills / 2);
    expect(unmatched.every(({ amount, reason }) => amount === 100 && reason === 'paid-twice')).toBe(true);
    expect([entered, held]).toEqual([before + kills * 300, before + kills * 300]);
    // What arrived is what was credited and what is listed.
    const arrived = rowsOf(dataDir, 'SELECT value FROM chain_transfers').map(({ value }) => BigInt(String(value)));
    const booked = BigInt(kills * 299 + unmatched.length * 100);
    expect(arrived.reduce((sum, value) => sum + value, 0n)).toBe(booked * cents);
  },
);
