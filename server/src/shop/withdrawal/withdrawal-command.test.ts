import { afterAll, assert, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startAnvil } from '../../testing/chain/anvil.ts';
import { createWeb3Server } from '../../testing/chain/web3-server.ts';
import { signInByEmail } from '../../testing/people/sign-in.ts';
import { unique, withdrawalsAt } from '../../testing/people/withdrawals.ts';
import { shopAt } from '../../testing/shop.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { runWithdrawals } from './withdrawal-command.ts';

const runAt =
  ({ deps }: TestServer) =>
  async (...args: string[]) =>
    runWithdrawals(
      { ...deps, accountMail: deps.signIn.accountMail, receive: async (name, event) => deps.shop.receive(name, event) },
      args,
    );

describe('an operator', () => {
  let server: TestServer;
  let run: ReturnType<typeof runAt>;
  beforeAll(async () => {
    server = await createTestServer();
    run = runAt(server);
  });
  afterAll(async () => server[Symbol.asyncDispose]());

  /** A withdrawal whose refund has failed at the provider. */
  const failed = async () => {
    const email = `${unique('buyer')}@example.com`;
    const session = await signInByEmail(server, email);
    const buyer = withdrawalsAt(server);
    const shop = shopAt(server);
    const { checkoutId } = await shop.buy(session, 'points-300');
    const provider = server.deps.shop.providers.first;
    assert(provider);
    const refund = vi.spyOn(provider, 'refund').mockResolvedValue();
    onTestFinished(() => refund.mockRestore());
    await buyer.withdraw(session, checkoutId);
    const { payment_ref: paymentRef } = await buyer.paymentOf(checkoutId);
    const waiting = await run('show', checkoutId);
    await shop.hook({ eventId: unique('evt'), at: server.clock.now(), kind: 'refund-failed', paymentRef });
    refund.mockRestore();
    return { buyer, checkoutId, email, session, shop, waiting };
  };

  it('sees what waits, with the address of its buyer', async () => {
    expect(await run('list')).toBe('There are none.');
    const { checkoutId, email, waiting } = await failed();
    expect(waiting).toContain('2.99 USD  asked of the provider');
    expect(await run('list')).toMatch(new RegExp(`local {2}${checkoutId} {2}2\\.99 USD {2}refund failed, attempt 2`));
    const shown = await run('show', checkoutId);
    expect(shown).toContain(email);
    expect(shown).toContain('300 left the balance');
    expect(shown).toMatch(/mail +sent/);
  });

  it('lets a failed refund be asked for at once', async () => {
    const { buyer, checkoutId } = await failed();
    await run('retry', checkoutId);
    await server.deps.shop.tick();
    expect(await buyer.refundedBy(checkoutId)).toBe(299);
    await server.deps.shop.tick();
    await expect(run('retry', checkoutId)).rejects.toThrow(/No refund/);
    expect(await run('list', '--state', 'back')).toContain(checkoutId);
  });

  it('notes a failed refund that was sent by hand, once, and the provider is asked no more', async () => {
    const { buyer, checkoutId, session, shop } = await failed();
    const balance = await shop.balance(session);
    await run('refunded', checkoutId);
    expect((await buyer.orders(session)).items).toMatchObject([{ withdrawal: { state: 'refunded' } }]);
    expect(await buyer.paymentOf(checkoutId)).toMatchObject({ refunded: 299 });
    expect(await shop.balance(session)).toBe(balance);
    await expect(run('refunded', checkoutId)).rejects.toThrow(/not to be refunded by hand/);
    server.clock.advance(2 * 86_400_000);
    await server.deps.shop.tick();
    expect(await buyer.refundedBy(checkoutId)).toBe(0);
  });

  it('cannot note one by hand that the provider was asked for', async () => {
    const session = await server.registered();
    const buyer = withdrawalsAt(server);
    const provider = server.deps.shop.providers.first;
    assert(provider);
    const refund = vi.spyOn(provider, 'refund').mockResolvedValue();
    onTestFinished(() => refund.mockRestore());
    const { checkoutId } = await shopAt(server).buy(session, 'points-300');
    await buyer.withdraw(session, checkoutId);
    await expect(run('refunded', checkoutId)).rejects.toThrow(/asked of the provider/);
    expect(await buyer.paymentOf(checkoutId)).toMatchObject({ refunded: 0 });
  });

  it.each([
    [],
    ['list', 'chk-1'],
    ['list', '--state', 'none'],
    ['list', '--limit', '0'],
    ['show'],
    ['show', 'a', 'b'],
    ['toString', 'a'],
    ['refunded', '--all'],
  ])('gets the usage for %s %s %s', async (...args) => {
    await expect(run(...args.filter((arg) => arg !== undefined))).rejects.toThrow('npm run withdrawals');
  });

  it('is refused an order without a withdrawal', async () => {
    await expect(run('show', 'chk-unknown')).rejects.toThrow(/no withdrawal/);
  });
});

it('sends the refund of a payment on a chain by hand, and notes it', async () => {
  await using anvil = await startAnvil({ startsAt: new TestClock().now() - 3_600_000 });
  await using web3 = await createWeb3Server([anvil.chain]);
  const run = runAt(web3.server);
  const session = await web3.server.registered();
  const { address, checkoutId } = await web3.order(session);
  await anvil.pay(address, 2_990_000n);
  await anvil.mine(2);
  await web3.watch();
  await withdrawalsAt(web3.server).withdraw(session, checkoutId);
  await web3.server.deps.shop.tick();
  expect(await run('list')).toContain(`web3  ${checkoutId}  2.99 USD  to be sent by hand`);
  await run('refunded', checkoutId);
  expect(await run('list')).toBe('There are none.');
  expect(await run('show', checkoutId)).toContain('2.99 USD  refunded');
  await expect(run('refunded', checkoutId)).rejects.toThrow(/not to be refunded by hand/);
});
