import { getAddress } from 'viem';
import { expect, it } from 'vitest';
import { cartAt } from '../../testing/payments/cart.ts';
import { startAnvil } from '../../testing/chain/anvil.ts';
import { createWeb3Server } from '../../testing/chain/web3-server.ts';
import { TestClock } from '../../testing/test-clock.ts';

it('a cart with a coupon is paid on a chain by one transfer of its total', async () => {
  await using anvil = await startAnvil({ startsAt: new TestClock().now() - 3_600_000 });
  await using web3 = await createWeb3Server([anvil.chain]);
  const cart = cartAt(web3.server);
  const session = await web3.server.registered();
  const before = await web3.shop.balance(session);
  await cart.coupons('add', 'CHAIN-10', '--percent', '10');
  await cart.set(session, 'points-300', 1);
  await cart.set(session, 'points-1000', 2);
  expect((await cart.apply(session, 'CHAIN-10')).total).toEqual({ amount: 1888, currency: 'USD' });
  const { checkoutId } = await cart.checkOut(session, { method: 'web3' });
  const [option] = (await web3.payment(session, checkoutId)).options;
  expect(option).toMatchObject({ amount: '18.88' });
  await anvil.pay(getAddress(option?.address ?? '0x'), 18_880_000n);
  await web3.watch();
  await anvil.mine(2);
  await web3.watch();
  expect(await web3.payment(session, checkoutId)).toMatchObject({ state: 'paid', surplus: '0.00' });
  expect(await web3.shop.balance(session)).toBe(before + 2300);
  expect((await cart.see(session)).lines).toEqual([]);
  expect(await web3.unmatched()).toEqual([]);
});
