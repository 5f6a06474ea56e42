import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionValues } from '../../../../http/principal.ts';
import { randomIds } from '../../../../lib/ids.ts';
import { DAY_MS } from '../../../../lib/utc-day.ts';
import { createLog } from '../../../../log.ts';
import { runPayments } from '../../../../shop/unmatched-command.ts';
import { solanaKey, SolanaPeer } from '../../../../testing/chain/solana-peer.ts';
import { createWeb3Server, type Web3Server } from '../../../../testing/chain/web3-server.ts';
import { TestClock } from '../../../../testing/test-clock.ts';
import { ChainWatcher } from '../chain-watcher.ts';
import { SolanaFollower } from './follow-solana.ts';
import { SolanaNode } from './solana-node.ts';

const PRICE = 2_990_000n;

let peer: SolanaPeer;
let web3: Web3Server;
let session: SessionValues;
let balance: number;
beforeEach(async () => {
  peer = await SolanaPeer.open(new TestClock().now());
  web3 = await createWeb3Server([peer.network]);
  session = await web3.server.registered();
  balance = await web3.shop.balance(session);
});
afterEach(async () => {
  await web3[Symbol.asyncDispose]();
  await peer[Symbol.asyncDispose]();
});

const gained = async () => (await web3.shop.balance(session)) - balance;
/** Both clocks. */
const pass = (ms: number) => {
  web3.server.clock.advance(ms);
  peer.now += Math.floor(ms / 1000);
};
const watch = async () => {
  pass(10_000);
  await web3.watch();
};
const order = async () => {
  const { checkoutId, checkoutUrl } = await web3.shop.start(session, 'points-300');
  const state = async () => web3.payment(session, checkoutId);
  const [option] = (await state()).solana?.options ?? [];
  const reference = option?.reference ?? '';
  return { checkoutId, checkoutUrl, option, reference, references: [reference], state };
};

describe('an order paid on Solana', () => {
  it('has a link of Solana Pay with a reference of its own, and is paid as points by a transfer that names it', async () => {
    const { checkoutId, checkoutUrl, option, reference, references, state } = await order();
    expect(checkoutUrl).toContain('/web3-payment?checkoutId=');
    const link = new URL(option?.uri ?? '');
    expect([link.protocol, link.pathname]).toEqual(['solana:', peer.treasury]);
    expect(Object.fromEntries(link.searchParams)).toEqual({
      amount: '2.99',
      'spl-token': peer.mint,
      reference,
      label: '127.0.0.1:0',
    });
    expect(reference).not.toBe((await order()).reference);
    expect(await state()).toMatchObject({ state: 'waiting', options: [], solana: { transfers: [] } });

    const transaction = peer.pay({ references, units: PRICE });
    await watch();
    expect(await state()).toMatchObject({
      state: 'paid',
      received: '2.99',
      solana: { options: [], transfers: [{ transaction, network: 'Test Solana', url: null }] },
      transfers: [],
    });
    expect(await web3.shop.checkout(session, checkoutId)).toMatchObject({ state: 'paid' });
    expect(await gained()).toBe(300);
    await watch();
    expect(await gained()).toBe(300);
    expect(await web3.unmatched()).toEqual([]);
  });

  it('is paid in two parts, and asks meanwhile for the rest', async () => {
    const { references, state } = await order();
    peer.pay({ references, units: 2_000_000n });
    await watch();
    expect(await state()).toMatchObject({
      state: 'partial',
      missing: '0.99',
      solana: { options: [{ amount: '0.99' }] },
    });
    peer.pay({ references, units: 990_000n });
    await watch();
    expect(await state()).toMatchObject({ state: 'paid' });
    expect(await gained()).toBe(300);
  });

  it('lists what is too much, and what is paid twice, for the operator to send back by hand', async () => {
    const { checkoutId, references, state } = await order();
    peer.pay({ references, units: PRICE + 1_000_000n });
    await watch();
    peer.pay({ references, units: PRICE });
    await watch();
    expect(await gained()).toBe(300);
    expect(await state()).toMatchObject({ state: 'over', surplus: '3.99' });
    await web3.server.deps.shop.tick();
    const listed = await web3.unmatched();
    expect(
      listed
        .toSorted((one, other) => one.amount - other.amount)
        .map(({ amount, order_id, state: at }) => [amount, order_id, at]),
    ).toEqual([
      [100, checkoutId, 'refund-failed'],
      [299, checkoutId, 'refund-failed'],
    ]);
    await expect(runPayments(web3.server.deps, ['flush', checkoutId])).rejects.toThrow(/Nothing final/);
  });

  it('buys nothing when it is paid late, and is listed', async () => {
    const { references } = await order();
    pass(32 * DAY_MS);
    await web3.watch();
    peer.pay({ references, units: PRICE });
    pass(DAY_MS / 2);
    await web3.watch();
    expect(await gained()).toBe(0);
    expect(await web3.unmatched()).toMatchObject([{ reason: 'late', amount: 299 }]);
  });

  it('is not paid by another token, another receiver, a failed transaction or one that does not name it', async () => {
    const { reference, references, state } = await order();
    peer.pay({ references, units: PRICE, mint: solanaKey() });
    peer.pay({ references, units: PRICE, owner: solanaKey() });
    peer.pay({ references, units: PRICE, fails: true });
    peer.pay({ references: [], units: PRICE });
    await watch();
    await watch();
    expect(await state()).toMatchObject({ state: 'waiting', received: '0.00' });
    expect(await gained()).toBe(0);
    expect(await web3.unmatched()).toEqual([]);
    expect(reference).toMatch(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/);
  });

  it('counts a transaction that names two orders for one of them', async () => {
    const [one, two] = [await order(), await order()];
    peer.pay({ references: [one.reference, two.reference], units: PRICE });
    await watch();
    await watch();
    expect(await gained()).toBe(300);
    expect(await web3.db.selectFrom('chain_transfers').selectAll().execute()).toHaveLength(1);
  });
});

describe('a node of Solana', () => {
  it('that lists a transaction which does not name the order pays nothing', async () => {
    const [one, other] = [await order(), await order()];
    const signature = peer.pay({ references: other.references, units: PRICE });
    peer.lie('getSignaturesForAddress', () => [{ signature, slot: 1, err: null }]);
    await watch();
    peer.lie('getSignaturesForAddress');
    await watch();
    expect(await one.state()).toMatchObject({ state: 'waiting' });
    expect(await other.state()).toMatchObject({ state: 'paid' });
    expect(await gained()).toBe(300);
  });

  it('that lists a failed transaction as good, or does not have it yet, pays nothing by it', async () => {
    const { references, state } = await order();
    const failed = peer.pay({ references, units: PRICE, fails: true });
    peer.lie('getSignaturesForAddress', () => [{ signature: failed, slot: 1, err: null }]);
    await watch();
    peer.lie('getSignaturesForAddress');
    peer.pay({ references, units: PRICE });
    peer.lie('getTransaction', () => null);
    await watch();
    expect(await state()).toMatchObject({ state: 'waiting' });
    peer.lie('getTransaction');
    pass(600_000);
    await watch();
    expect(await gained()).toBe(300);
  });

  it('that is away is asked again after a pause, and nothing is lost', async () => {
    const { references } = await order();
    const warn = vi.spyOn(web3.server.deps.log, 'warn');
    peer.isAway = true;
    peer.pay({ references, units: PRICE });
    await watch();
    const { calls } = peer;
    await web3.watch();
    expect(peer.calls).toBe(calls);
    expect(warn.mock.calls.filter(([, message]) => message === 'node of a chain did not answer')).toHaveLength(1);
    peer.isAway = false;
    pass(600_000);
    await watch();
    expect(await gained()).toBe(300);
  });

  it('that was away since the start, or is of another cluster, makes the checkout UNAVAILABLE', async () => {
    const start = async () =>
      web3.server.call('/shop/checkouts', { method: 'POST', session, json: { offerId: 'points-300' } });
    peer.isAway = true;
    expect(await start()).toMatchObject({ status: 503, body: { reason: 'UNAVAILABLE' } });
    peer.isAway = false;
    peer.lie('getGenesisHash', () => solanaKey());
    expect(await start()).toMatchObject({ status: 503 });
    peer.lie('getGenesisHash');
    expect(await start()).toMatchObject({ status: 200 });
  });

  it('that answers with far too much is given up', async () => {
    const { references, state } = await order();
    peer.pay({ references, units: PRICE });
    peer.lie('getSignaturesForAddress', () => 'x'.repeat(9 * 1024 * 1024));
    await watch();
    expect(await state()).toMatchObject({ state: 'waiting' });
  });

  it('is asked for older orders less often', async () => {
    await order();
    await watch();
    const { calls } = peer;
    await watch();
    expect(peer.calls).toBeGreaterThan(calls);
    pass(10 * DAY_MS);
    await watch();
    const later = peer.calls;
    await watch();
    expect(peer.calls).toBe(later);
  });
});

it('several servers credit each payment once', async () => {
  const orders = [await order(), await order(), await order()];
  for (const { references } of orders) peer.pay({ references, units: PRICE });
  const { clock, database, shop } = web3.server.deps;
  const [network] = web3.server.deps.config.shop.solana;
  const watchers =
    network === undefined
      ? []
      : [1, 2, 3].map(() => {
          let now = clock.now();
          return new ChainWatcher({
            // Each takes the lease of the others as over.
            clock: { now: () => (now += 120_000) },
            database,
            ids: randomIds,
            log: createLog('silent'),
            nodes: [],
            solana: [new SolanaFollower(new SolanaNode(network))],
            receive: async (event) => shop.receive('web3', event),
          });
        });
  expect(watchers).toHaveLength(3);
  await Promise.all([...watchers.map((watcher) => watcher.tick()), watch()]);
  await watch();
  expect(await gained()).toBe(900);
  expect(await web3.unmatched()).toEqual([]);
});
