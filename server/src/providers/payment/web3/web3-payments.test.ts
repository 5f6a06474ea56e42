import { getAddress, isHex, maxUint256, type Hex } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAnvil, tokenAbi, type Anvil } from '../../../testing/chain/anvil.ts';
import { runPayments } from '../../../shop/unmatched-command.ts';
import { createWeb3Server, type Web3Server } from '../../../testing/chain/web3-server.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { DAY_MS } from '../../../lib/utc-day.ts';

const PRICE = 2_990_000n;

let anvil: Anvil;
let web3: Web3Server;
beforeAll(async () => {
  anvil = await startAnvil({ startsAt: new TestClock().now() - 3_600_000 });
});
afterAll(async () => anvil[Symbol.asyncDispose]());
beforeEach(async () => {
  web3 = await createWeb3Server([{ ...anvil.chain, explorer: 'https://explorer.example.com/tx/' }]);
  return async () => web3[Symbol.asyncDispose]();
});

/** Makes what was sent final, and settles it. */
const finish = async () => {
  await anvil.mine(2);
  await web3.watch();
};

const buyer = async () => {
  const session = await web3.server.registered();
  const balance = await web3.shop.balance(session);
  const gained = async () => (await web3.shop.balance(session)) - balance;
  const order = await web3.order(session);
  return { ...order, session, gained, state: async () => web3.payment(session, order.checkoutId) };
};

describe('an order paid on a chain', () => {
  it('is waiting, then seen with its confirmations, then paid as points once it is final', async () => {
    const { address, checkoutId, checkoutUrl, gained, session, state } = await buyer();
    expect(checkoutUrl).toMatch(new RegExp(`/en-US/web3-payment\\?checkoutId=${checkoutId}$`));
    expect(await state()).toMatchObject({
      state: 'waiting',
      missing: '2.99',
      options: [
        { symbol: 'TUSD', amount: '2.99', units: '2990000', address },
        { symbol: 'OUSD', amount: '2.99', units: '2990000000000000000', address },
      ],
    });

    const transaction = await anvil.pay(address, PRICE);
    await web3.watch();
    const url = `https://explorer.example.com/tx/${transaction}`;
    expect(await state()).toMatchObject({ transactions: [transaction], transfers: [{ transaction, url }] });
    const seen = { state: 'seen', missing: '0.00', options: [], confirmations: 1, confirmationsNeeded: 3 };
    expect(await state()).toMatchObject(seen);
    expect(await gained()).toBe(0);
    expect(await web3.shop.checkout(session, checkoutId)).toMatchObject({ state: 'pending' });

    await finish();
    expect(await state()).toMatchObject({ state: 'paid', received: '2.99', surplus: '0.00', confirmations: 3 });
    expect(await web3.shop.checkout(session, checkoutId)).toMatchObject({ state: 'paid' });
    expect(await gained()).toBe(300);
    expect(await web3.unmatched()).toEqual([]);
  });

  it('is paid in two parts, in two tokens, and says meanwhile how much is missing', async () => {
    const { address, gained, state } = await buyer();
    await anvil.pay(address, 2_000_000n);
    await web3.watch();
    await finish();
    expect(await state()).toMatchObject({ state: 'partial', received: '2.00', missing: '0.99' });
    expect((await state()).options[1]).toMatchObject({ symbol: 'OUSD', amount: '0.99' });
    expect(await gained()).toBe(0);

    await anvil.pay(address, 990_000_000_000_000_000n, anvil.other);
    await web3.watch();
    await finish();
    expect(await state()).toMatchObject({ state: 'paid' });
    expect(await gained()).toBe(300);
    expect((await state()).transfers).toHaveLength(2);
  });

  it('is not paid by a token that is not listed', async () => {
    const { address, gained, state } = await buyer();
    const unlisted = await anvil.deploy(anvil.tokenCode, ['Worthless', 'USDC', 6]);
    await anvil.pay(address, PRICE, unlisted);
    await web3.watch();
    await finish();
    expect(await state()).toMatchObject({ state: 'waiting', received: '0.00' });
    expect(await gained()).toBe(0);
    expect(await web3.unmatched()).toEqual([]);
  });

  it('gives its points once when it is paid twice, and lists the second payment for the operator', async () => {
    const { address, checkoutId, gained, state } = await buyer();
    await anvil.pay(address, PRICE);
    await web3.watch();
    await finish();
    await anvil.pay(address, 1_000_000n);
    await web3.watch();
    await finish();
    expect(await gained()).toBe(300);
    expect(await state()).toMatchObject({ state: 'over', surplus: '1.00' });
    await web3.server.deps.shop.tick();
    expect(await web3.unmatched()).toMatchObject([
      { order_id: checkoutId, provider: 'web3', reason: 'paid-twice', amount: 100, state: 'refund-failed' },
    ]);
  });

  it('lists what came beyond the price with one transfer, and nothing for less than a cent', async () => {
    const [more, dust] = [await buyer(), await buyer()];
    await anvil.pay(more.address, 5_000_000n);
    await anvil.pay(dust.address, PRICE + 9_999n);
    await web3.watch();
    await finish();
    expect([await more.gained(), await dust.gained()]).toEqual([300, 300]);
    expect([(await more.state()).state, (await dust.state()).state]).toEqual(['over', 'paid']);
    expect(await web3.unmatched()).toMatchObject([{ order_id: more.checkoutId, amount: 201 }]);
  });

  it('takes the largest amount that a token can send', async () => {
    const { address, checkoutId, gained } = await buyer();
    await anvil.pay(address, maxUint256);
    await web3.watch();
    await finish();
    expect(await gained()).toBe(300);
    expect(await web3.unmatched()).toMatchObject([{ order_id: checkoutId, amount: Number.MAX_SAFE_INTEGER }]);
    const [transfer] = await web3.db.selectFrom('chain_transfers').selectAll().execute();
    expect(transfer).toMatchObject({ amount: maxUint256.toString(), use: 'counted', state: 'final' });
  });

  it('is closed to others, and not found where it is paid in another way', async () => {
    const { checkoutId } = await buyer();
    const other = await web3.server.registered();
    expect((await web3.server.call(`/shop/checkouts/${checkoutId}/web3`, { session: other })).status).toBe(404);
    await using both = await createWeb3Server([anvil.chain], 'local,web3');
    const session = await both.server.registered();
    const byCard = await both.shop.start(session, 'points-300');
    expect((await both.server.call(`/shop/checkouts/${byCard.checkoutId}/web3`, { session })).status).toBe(404);
  });
});

describe('money that comes late', () => {
  it('pays within 30 days at the same price', async () => {
    const { address, gained } = await buyer();
    web3.server.clock.advance(29 * DAY_MS);
    await anvil.pay(address, PRICE);
    await web3.watch();
    await finish();
    expect(await gained()).toBe(300);
  });

  it('buys nothing afterwards, and is listed, with the parts that had come before', async () => {
    await using late = await startAnvil({ startsAt: new TestClock().now() - 3_600_000 });
    await using shop = await createWeb3Server([late.chain]);
    const session = await shop.server.registered();
    const balance = await shop.shop.balance(session);
    const { address, checkoutId } = await shop.order(session);
    await late.pay(address, 1_000_000n);
    await late.mine(2);
    await shop.watch();
    shop.server.clock.advance(32 * DAY_MS);
    await late.tester.increaseTime({ seconds: (32 * DAY_MS) / 1000 });
    await shop.watch();
    expect(await shop.payment(session, checkoutId)).toMatchObject({ state: 'closed', options: [] });
    await late.pay(address, PRICE);
    await late.mine(2);
    await shop.watch();
    expect(await shop.shop.balance(session)).toBe(balance);
    const listed = await shop.unmatched();
    expect(Object.fromEntries(listed.map(({ amount, reason }) => [reason, amount]))).toEqual({
      'other-amount': 100,
      late: 299,
    });
    expect(listed).toHaveLength(2);
    expect(await shop.shop.checkout(session, checkoutId)).toMatchObject({ state: 'expired' });
  });
});

describe('a checkout', () => {
  it('is paid by the chosen method, and offers say which there are', async () => {
    await using both = await createWeb3Server([anvil.chain], 'local,web3');
    const session = await both.server.registered();
    expect((await both.server.call('/shop/offers')).body.data).toMatchObject({
      payment: 'local',
      methods: [
        { name: 'local', memberships: true },
        { name: 'web3', memberships: false },
      ],
    });
    const start = async (json: object) => both.server.call('/shop/checkouts', { method: 'POST', session, json });
    const chosen = await start({ offerId: 'points-300', method: 'web3' });
    expect(chosen).toMatchObject({ body: { data: { checkoutUrl: expect.stringContaining('/web3-payment') } } });
    const usual = await start({ offerId: 'points-300' });
    expect(usual).toMatchObject({ body: { data: { checkoutUrl: expect.stringContaining('/dev/payment') } } });
    expect(await start({ offerId: 'points-300', method: 'stripe' })).toMatchObject({ status: 503 });
  });

  it('refuses a membership, which chains cannot renew', async () => {
    const session = await web3.server.registered();
    const start = async (json: object) => web3.server.call('/shop/checkouts', { method: 'POST', session, json });
    expect(await start({ offerId: 'membership-month', method: 'web3' })).toMatchObject({
      status: 409,
      body: { reason: 'CONFLICT', field: 'method' },
    });
    expect(await start({ offerId: 'membership-month' })).toMatchObject({ status: 503 });
    expect((await web3.server.call('/shop/offers')).body.data).toMatchObject({ payment: 'web3', memberships: [] });
  });

  it('cannot be paid by a webhook', async () => {
    const answer = await web3.server.call('/shop/webhooks/web3', { method: 'POST', body: '{}' });
    expect(answer.status).toBe(400);
  });
});

it('gives each order an address of its own', async () => {
  const [one, two] = [await buyer(), await buyer()];
  expect(one.address).not.toBe(two.address);
  expect(getAddress(one.address)).toBe(one.address);
});

describe('an operator', () => {
  const run = async (...args: string[]) => runPayments(web3.server.deps, args);

  it('finds what is to be refunded by hand, and notes that it was sent', async () => {
    const { address, checkoutId } = await buyer();
    await anvil.pay(address, PRICE + 1_000_000n);
    await web3.watch();
    await finish();
    await web3.server.deps.shop.tick();
    expect(await run('list')).toMatch(
      new RegExp(`web3:${checkoutId}:surplus {2}1.00 USD {2}paid-twice.*refund-failed`),
    );
    await expect(run('refund', `web3:${checkoutId}:surplus`)).rejects.toThrow(/by hand/);
    await run('refunded', `web3:${checkoutId}:surplus`);
    expect(await run('list')).toBe('There are none.');
    expect(await web3.unmatched()).toMatchObject([{ state: 'refunded', refunded: 100 }]);
  });

  it('sends the refund of a withdrawal by hand, after which its points are settled', async () => {
    const { address, checkoutId, gained, session } = await buyer();
    await anvil.pay(address, PRICE);
    await web3.watch();
    await finish();
    const path = `/shop/orders/${checkoutId}/withdrawal`;
    const json = { amount: 299 };
    expect(await web3.server.call(path, { method: 'POST', session, json })).toMatchObject({ status: 200 });
    await web3.server.deps.shop.tick();
    expect(await gained()).toBe(0);
    expect(await run('list')).toContain(`web3:${checkoutId}  2.99 USD  refund of a withdrawal, to be sent by hand`);
    await run('refunded', `web3:${checkoutId}`);
    expect(await run('list')).toBe('There are none.');
    const [withdrawal] = await web3.db.selectFrom('withdrawals').selectAll().execute();
    expect(withdrawal).toMatchObject({ state: 'refunded' });
  });

  it('gets the call that moves the money of an order to the treasury', async () => {
    const { address, checkoutId } = await buyer();
    await anvil.pay(address, PRICE);
    await web3.watch();
    await finish();
    const said = await run('flush', checkoutId);
    const [, to, data] = / {2}to (\S+) {2}data (\S+)$/.exec(said) ?? [];
    if (to === undefined || !isHex(data)) throw new Error(said);
    const held = async (owner: Hex) =>
      anvil.reader.readContract({ abi: tokenAbi, address: anvil.dollar, functionName: 'balanceOf', args: [owner] });
    const before = await held(anvil.chain.treasury);
    const hash = await anvil.wallet.sendTransaction({ to: getAddress(to), data });
    await anvil.reader.waitForTransactionReceipt({ hash });
    expect(await held(anvil.chain.treasury)).toBe(before + PRICE);
    expect(await held(address)).toBe(0n);
  });
});
