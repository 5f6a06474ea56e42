import { expect, it, vi } from 'vitest';
import { readConfig } from '../../../config/config.ts';
import { shopAt } from '../../../testing/shop.ts';
import { createTestServer } from '../../../testing/test-server.ts';

const loaded = vi.hoisted(() => vi.fn());

vi.mock('stripe', () => {
  loaded();
  return { default: vi.fn() };
});

it('is loaded by the first payment of a server with Stripe, and by no server without it', async () => {
  await using local = await createTestServer();
  const shop = shopAt(local);
  const session = await local.registered();
  await shop.buy(session, 'points-300');
  expect(await shop.balance(session)).toBe(400);
  expect(loaded).not.toHaveBeenCalled();

  const { shop: withStripe } = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    STRIPE_SECRET_KEY: 'sk_test_of_nobody',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody',
  });
  await using server = await createTestServer({ config: { shop: withStripe } });
  expect((await server.call('/shop/offers')).body).toMatchObject({ data: { payment: 'stripe' } });
  expect(loaded).not.toHaveBeenCalled();
  await server.deps.shop.providers
    .requireFirst()
    .setRenewal('sub_none', false)
    .catch(() => undefined);
  expect(loaded).toHaveBeenCalledOnce();
});
