import { getAddress } from 'viem';
import { readConfig } from '../../config/config.ts';
import type { Web3Chain } from '../../config/web3.ts';
import { Web3PaymentEnvelope } from '../../contract/validators.ts';
import type { SessionValues } from '../../http/principal.ts';
import { DAY_MS } from '../../lib/utc-day.ts';
import { shopAt } from '../shop.ts';
import type { SolanaPeer } from './solana-peer.ts';
import { createTestServer } from '../test-server.ts';

/** The whole server, paid on chains. */
export async function createWeb3Server(chains: readonly (Web3Chain | SolanaPeer['network'])[], providers = 'web3') {
  const environment = { NODE_ENV: 'test', PORT: '0', PAYMENT_PROVIDER: providers, WEB3_CHAINS: JSON.stringify(chains) };
  const { shop: config } = readConfig(environment);
  // Sessions outlast the orders.
  const sessions = { idleMs: 366 * DAY_MS, absoluteMs: 366 * DAY_MS };
  const server = await createTestServer({ config: { shop: config, sessions } });
  const shop = shopAt(server);
  const { db } = server.deps.database;

  const payment = async (session: SessionValues, checkoutId: string) =>
    Web3PaymentEnvelope.parse((await server.call(`/shop/checkouts/${checkoutId}/web3`, { session })).body).data;

  /** A started order of 300 points for 2.99, with its deposit address. */
  const order = async (session: SessionValues, offerId = 'points-300') => {
    const { checkoutId, checkoutUrl } = await shop.start(session, offerId);
    const { options } = await payment(session, checkoutId);
    return { checkoutId, checkoutUrl, address: getAddress(options[0]?.address ?? '0x') };
  };

  const unmatched = async () => db.selectFrom('unmatched_payments').selectAll().orderBy('payment_ref').execute();

  return {
    server,
    db,
    shop,
    payment,
    order,
    unmatched,
    watch: async () => server.deps.shop.watchChains(),
    [Symbol.asyncDispose]: async () => server[Symbol.asyncDispose](),
  };
}

export type Web3Server = Awaited<ReturnType<typeof createWeb3Server>>;
