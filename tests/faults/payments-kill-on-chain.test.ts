import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { getAddress } from 'viem';
import { afterEach, beforeEach, expect, test } from 'vitest';

import type { StartedCheckout, Web3Payment } from '../../server/src/contract/validators.ts';
import { startAnvil, type Anvil } from '../../server/src/testing/chain/anvil.ts';
import { signInByEmail } from '../servers/sign-in-by-email.ts';
import { startServer, type RunningServer } from '../servers/start-server.ts';
import { call } from './conversing.ts';

const kills = 20;
const price = 2_990_000n;
const cents = 10n ** 16n;

/**
 * Where the server is killed. The gate, a trigger in its database, keeps it from going on with the order, however often it
 * tries; the state is then that of the transfer and its order.
 */
const points = [
  { at: { transfer: 'seen', use: 'open', order: 'open', credits: 0 }, final: false, gate: undefined, when: '' },
  {
    at: { transfer: 'final', use: 'open', order: 'open', credits: 0 },
    final: true,
    gate: 'UPDATE OF "use" ON chain_transfers',
    when: 'true',
  },
  {
    at: { transfer: 'final', use: 'counted', order: 'paid', credits: 0 },
    final: true,
    gate: 'INSERT ON shop_payments',
    when: 'true',
  },
  {
    at: { transfer: 'final', use: 'counted', order: 'paid', credits: 1 },
    final: true,
    gate: 'UPDATE OF told ON web3_orders',
    when: 'OLD.told = 0 AND NEW.told = 1',
  },
] as const;

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

function inDatabase<Result>(work: (database: DatabaseSync) => Result): Result {
  using database = new DatabaseSync(path.join(dataDir, 'fabula.sqlite'), { timeout: 10_000 });
  return work(database);
}

const setGate = (gate: string, when: string, orderId: string) =>
  inDatabase((database) =>
    database.exec(
      `CREATE TRIGGER gate BEFORE ${gate} WHEN NEW.order_id = '${orderId}' AND ${when}
      BEGIN SELECT RAISE(ABORT, 'not before the kill'); END`,
    ),
  );

/** The lease of a server that was killed ends by itself a minute later. */
const openGate = () =>
  inDatabase((database) => {
    database.exec('DROP TRIGGER IF EXISTS gate');
    database.exec('DELETE FROM web3_leases');
  });

const standingOf = (orderId: string) =>
  inDatabase((database) => ({
    ...database
      .prepare(
        `SELECT t.state AS transfer, t.use, o.state AS "order",
          (SELECT count(*) FROM shop_payments p WHERE p.order_id = o.order_id) AS credits
        FROM web3_orders o JOIN chain_transfers t ON t.order_id = o.order_id WHERE o.order_id = ?`,
      )
      .get(orderId),
  }));

const rows = (query: string) => inDatabase((database) => database.prepare(query).all());

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);

/** Twenty starts of a server, each of which waits for a look at the chain, in milliseconds. */
const longest = 900_000;

test(
  'a server killed between a transfer and its credit, twenty times, credits each payment exactly once',
  { timeout: longest },
  async () => {
    let server = await start();
    const session = { ...(await signInByEmail(server.origin, 'payer@example.com')) };
    const before = numberOf(rows('SELECT sum(amount) AS points FROM point_entries')[0]?.['points']);
    const orders: string[] = [];
    for (let round = 0; round < kills; round += 1) {
      const point = points[round % points.length] ?? points[0];
      const json = { offerId: 'points-300' };
      const { checkoutId } = await call<StartedCheckout>(server.origin, session, '/shop/checkouts', { json });
      const { options } = await call<Web3Payment>(server.origin, session, `/shop/checkouts/${checkoutId}/web3`);
      if (point.gate !== undefined) setGate(point.gate, point.when, checkoutId);
      // Every second one is 1.00 too much, which has to be listed once as well.
      await anvil.pay(getAddress(options[0]?.address ?? ''), round % 2 === 0 ? price : price + 1_000_000n);
      if (point.final) await anvil.mine(3);
      await expect.poll(() => standingOf(checkoutId), { interval: 20, timeout: 30_000 }).toEqual(point.at);
      server.process.kill('SIGKILL');
      await once(server.process, 'exit');
      expect(standingOf(checkoutId)).toEqual(point.at);
      orders.push(checkoutId);
      openGate();
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
    await expect.poll(() => rows(untold), { interval: 100, timeout: 30_000 }).toEqual([]);

    const credits = rows("SELECT reference FROM point_entries WHERE reason = 'purchase'").map(
      (row) => row['reference'],
    );
    expect(credits.toSorted()).toEqual(orders.map((orderId) => `purchase:${orderId}`).toSorted());
    expect(rows('SELECT order_id FROM shop_payments')).toHaveLength(kills);
    const surplus = rows('SELECT order_id, amount, reason FROM unmatched_payments');
    expect(surplus.map((row) => row['order_id'])).toEqual(
      expect.arrayContaining(orders.filter((_, at) => at % 2 === 1)),
    );
    expect(surplus).toHaveLength(kills / 2);
    expect(surplus.every(({ amount, reason }) => amount === 100 && reason === 'paid-twice')).toBe(true);

    // The books: what arrived is what was credited and what is listed, and the wallet holds what its entries add up to.
    const arrived = rows('SELECT value FROM chain_transfers').reduce(
      (sum, row) => sum + BigInt(String(row['value'])),
      0n,
    );
    const paid = [...rows('SELECT amount FROM shop_payments'), ...surplus].reduce(
      (sum, { amount }) => sum + BigInt(numberOf(amount)),
      0n,
    );
    expect(arrived).toBe(paid * cents);
    const [books] = rows(
      'SELECT (SELECT sum(amount) FROM point_entries) AS e, (SELECT sum(balance) FROM wallets) AS w',
    );
    expect([books?.['e'], books?.['w']]).toEqual([before + kills * 300, before + kills * 300]);
  },
);
