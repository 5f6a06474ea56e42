import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAnvil, type Anvil } from '../../../testing/chain/anvil.ts';
import { createWeb3Server, type Web3Server } from '../../../testing/chain/web3-server.ts';
import { TestClock } from '../../../testing/test-clock.ts';

let anvil: Anvil;
let web3: Web3Server;
beforeAll(async () => {
  anvil = await startAnvil({ startsAt: new TestClock().now() - 3_600_000 });
});
afterAll(async () => anvil[Symbol.asyncDispose]());
beforeEach(async () => {
  web3 = await createWeb3Server([anvil.chain]);
  return async () => web3[Symbol.asyncDispose]();
});

describe('an order paid on a chain', () => {
  it('is waiting, then seen with its confirmations, then paid as points once it is final', async () => {
    const session = await web3.server.registered();
    const before = await web3.shop.balance(session);
    const { address, checkoutId, checkoutUrl } = await web3.order(session);
    expect(checkoutUrl).toMatch(new RegExp(`/en-US/web3-payment\\?checkoutId=${checkoutId}$`));
    expect(await web3.payment(session, checkoutId)).toMatchObject({ state: 'waiting', missing: '2.99' });

    await anvil.pay(address, 2_990_000n);
    await web3.watch();
    expect(await web3.payment(session, checkoutId)).toMatchObject({
      state: 'seen',
      missing: '0.00',
      options: [],
      confirmations: 1,
      confirmationsNeeded: 3,
    });
    expect(await web3.shop.balance(session)).toBe(before);

    await anvil.mine(2);
    await web3.watch();
    expect(await web3.payment(session, checkoutId)).toMatchObject({ state: 'paid', received: '2.99', surplus: '0.00' });
    expect(await web3.shop.checkout(session, checkoutId)).toMatchObject({ state: 'paid' });
    expect(await web3.shop.balance(session)).toBe(before + 300);
    expect(await web3.unmatched()).toEqual([]);
  });
});
