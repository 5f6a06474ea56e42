import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionValues } from '../../../http/principal.ts';
import { randomIds } from '../../../lib/ids.ts';
import { createLog } from '../../../log.ts';
import { startAnvil, type Anvil } from '../../../testing/chain/anvil.ts';
import { openNodeProxy } from '../../../testing/chain/node-proxy.ts';
import { createWeb3Server, type Web3Server } from '../../../testing/chain/web3-server.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { ChainNode } from './chain-node.ts';
import { ChainWatcher } from './chain-watcher.ts';
import { listCursors } from './cursor-store.ts';

const PRICE = 2_990_000n;

let anvil: Anvil;
let proxy: Awaited<ReturnType<typeof openNodeProxy>>;
let web3: Web3Server;
let session: SessionValues;
let balance: number;
beforeEach(async () => {
  anvil = await startAnvil({ startsAt: new TestClock().now() - 3_600_000 });
  proxy = await openNodeProxy(anvil.rpc);
  web3 = await createWeb3Server([{ ...anvil.chain, rpc: proxy.rpc }]);
  session = await web3.server.registered();
  balance = await web3.shop.balance(session);
});
afterEach(async () => {
  await web3[Symbol.asyncDispose]();
  await proxy[Symbol.asyncDispose]();
  await anvil[Symbol.asyncDispose]();
});

const gained = async () => (await web3.shop.balance(session)) - balance;
const stateOf = async (checkoutId: string) => (await web3.payment(session, checkoutId)).state;
const finish = async () => {
  await anvil.mine(2);
  await web3.watch();
};

describe('a chain that changes its mind', () => {
  it('takes back a transfer before it was final, and counts it when it is sent again', async () => {
    const { address, checkoutId } = await web3.order(session);
    await anvil.mine(3);
    await web3.watch();
    await anvil.pay(address, PRICE);
    await web3.watch();
    expect(await stateOf(checkoutId)).toBe('seen');

    await anvil.reorg(1);
    await web3.watch();
    await web3.watch();
    expect(await stateOf(checkoutId)).toBe('reversed');
    await finish();
    expect(await gained()).toBe(0);

    await anvil.pay(address, PRICE);
    await web3.watch();
    await finish();
    expect(await stateOf(checkoutId)).toBe('paid');
    expect(await gained()).toBe(300);
    expect(await web3.unmatched()).toEqual([]);
  });

  it('takes the points back when a final transfer is gone, and gives them again when it is paid again', async () => {
    const { address, checkoutId } = await web3.order(session);
    await anvil.mine(5);
    await web3.watch();
    await anvil.pay(address, PRICE);
    await anvil.mine(2);
    await web3.watch();
    expect(await gained()).toBe(300);

    await anvil.reorg(4);
    await web3.watch();
    await web3.watch();
    expect(await stateOf(checkoutId)).toBe('reversed');
    expect(await gained()).toBe(0);
    expect(await web3.shop.checkout(session, checkoutId)).toMatchObject({ state: 'disputed' });

    await anvil.pay(address, PRICE);
    await anvil.mine(2);
    await web3.watch();
    expect(await stateOf(checkoutId)).toBe('paid');
    expect(await gained()).toBe(300);
    expect(await web3.unmatched()).toEqual([]);
  });
});

describe('a crash', () => {
  it('between the transfer and its points changes nothing, twenty times', async () => {
    const { address } = await web3.order(session);
    await anvil.pay(address, PRICE + 1_000_000n);
    const { clock, database, shop } = web3.server.deps;
    const node = new ChainNode({ ...anvil.chain, rpc: proxy.rpc });
    let crashes = 0;
    const dying = new ChainWatcher({
      clock,
      database,
      ids: randomIds,
      log: createLog('silent'),
      nodes: [node],
      async receive(event) {
        crashes += 1;
        // Every second time after the shop has stored it.
        if (crashes % 2 === 0) await shop.receive('web3', event);
        throw new Error('The server died');
      },
    });
    await anvil.mine(2);
    for (let tick = 0; tick < 20; tick += 1) await dying.tick();
    expect(crashes).toBeGreaterThanOrEqual(20);
    await web3.watch();
    expect(await gained()).toBe(300);
    expect(await web3.unmatched()).toMatchObject([{ amount: 100 }]);
    const paid = await web3.db.selectFrom('shop_payments').selectAll().execute();
    expect(paid).toHaveLength(1);
  });
});

describe('several servers', () => {
  it('watch one chain and credit each payment once', async () => {
    const orders = [];
    for (let count = 0; count < 4; count += 1) orders.push(await web3.order(session));
    for (const { address } of orders) await anvil.pay(address, PRICE);
    await anvil.mine(2);
    const { clock, database, shop } = web3.server.deps;
    const watchers = Array.from(
      { length: 3 },
      () =>
        new ChainWatcher({
          // Each takes the lease of the others as over.
          clock: {
            now: (
              (start) => () =>
                (start += 120_000)
            )(clock.now()),
          },
          database,
          ids: randomIds,
          log: createLog('silent'),
          nodes: [new ChainNode(anvil.chain)],
          receive: async (event) => shop.receive('web3', event),
        }),
    );
    await Promise.all(watchers.flatMap((watcher) => [watcher.tick(), web3.watch()]));
    await Promise.all(watchers.map((watcher) => watcher.tick()));
    await web3.watch();
    expect(await gained()).toBe(4 * 300);
    expect(await web3.unmatched()).toEqual([]);
  });

  it('leave the chains to the one that has the lease', async () => {
    await web3.order(session);
    const { database } = web3.server.deps;
    await database.db
      .insertInto('web3_leases')
      .values({ name: 'watcher', taken_by: 'another server', until: web3.server.clock.now() + 60_000 })
      .execute();
    const before = proxy.calls();
    await web3.watch();
    expect(proxy.calls()).toBe(before);
    web3.server.clock.advance(60_000);
    await web3.watch();
    expect(proxy.calls()).toBeGreaterThan(before);
  });
});

describe('a node', () => {
  it('that is away is tried again after a pause, and nothing is lost', async () => {
    const { address, checkoutId } = await web3.order(session);
    const warn = vi.spyOn(web3.server.deps.log, 'warn');
    proxy.away(true);
    await anvil.pay(address, PRICE);
    await web3.watch();
    const calls = proxy.calls();
    await web3.watch();
    expect(proxy.calls()).toBe(calls);
    web3.server.clock.advance(6_000);
    await web3.watch();
    expect(proxy.calls()).toBeGreaterThan(calls);
    expect(warn.mock.calls.filter(([, message]) => message === 'node of a chain did not answer')).toHaveLength(1);
    expect(await stateOf(checkoutId)).toBe('waiting');

    proxy.away(false);
    await anvil.mine(1500);
    web3.server.clock.advance(3_600_000);
    await web3.watch();
    expect(await gained()).toBe(300);
  });

  it('that was away since the start makes the checkout UNAVAILABLE', async () => {
    proxy.away(true);
    const json = { offerId: 'points-300' };
    const answer = await web3.server.call('/shop/checkouts', { method: 'POST', session, json });
    expect(answer).toMatchObject({ status: 503, body: { reason: 'UNAVAILABLE' } });
  });

  it('that makes up a transfer pays no order', async () => {
    const { address, checkoutId } = await web3.order(session);
    const other = await web3.order(session);
    const hash = await anvil.pay(other.address, 1_000_000n);
    proxy.lie('eth_getLogs', (result) =>
      JSON.parse(
        JSON.stringify(result).replaceAll(other.address.slice(2).toLowerCase(), address.slice(2).toLowerCase()),
      ),
    );
    await web3.watch();
    expect(await stateOf(checkoutId)).toBe('seen');
    await finish();
    await web3.watch();
    expect(await stateOf(checkoutId)).not.toBe('paid');
    expect(await gained()).toBe(0);
    expect(await web3.db.selectFrom('chain_transfers').select(['tx', 'state']).execute()).toEqual([
      { tx: hash, state: 'orphaned' },
    ]);
  });

  it('that exaggerates an amount pays no order', async () => {
    const { address } = await web3.order(session);
    await anvil.pay(address, 1n);
    const word = (value: bigint) => value.toString(16).padStart(64, '0');
    proxy.lie('eth_getLogs', (result) => JSON.parse(JSON.stringify(result).replaceAll(word(1n), word(PRICE))));
    await web3.watch();
    await finish();
    await web3.watch();
    expect(await gained()).toBe(0);
  });

  it('that left a transfer out is asked again once its block is final', async () => {
    const { address, checkoutId } = await web3.order(session);
    await anvil.pay(address, PRICE);
    proxy.lie('eth_getLogs', () => []);
    await web3.watch();
    expect(await stateOf(checkoutId)).toBe('waiting');
    proxy.lie('eth_getLogs');
    await finish();
    expect(await gained()).toBe(300);
  });

  it('that has fallen behind takes nothing back', async () => {
    const { address, checkoutId } = await web3.order(session);
    await anvil.pay(address, PRICE);
    await web3.watch();
    await finish();
    expect(await gained()).toBe(300);
    const old = await anvil.reader.request({ method: 'eth_getBlockByNumber', params: ['0x1', false] });
    proxy.lie('eth_getBlockByNumber', (result, [at]) => (at === 'latest' ? old : result));
    await web3.watch();
    await web3.watch();
    expect(await stateOf(checkoutId)).toBe('paid');
    expect(await gained()).toBe(300);
  });

  it('of another chain is not read', async () => {
    proxy.lie('eth_chainId', () => '0x1');
    const json = { offerId: 'points-300' };
    const answer = await web3.server.call('/shop/checkouts', { method: 'POST', session, json });
    expect(answer.status).toBe(503);
    expect(await listCursors(web3.db)).toEqual([]);
  });

  it('that answers with far too much is given up', async () => {
    const { checkoutId } = await web3.order(session);
    proxy.lie('eth_getLogs', () => 'x'.repeat(9 * 1024 * 1024));
    await anvil.mine(1);
    await web3.watch();
    expect(await stateOf(checkoutId)).toBe('waiting');
  });
});
