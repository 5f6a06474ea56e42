import type { SessionValues } from '../../http/principal.ts';
import { readConfig, type Config } from '../../config/config.ts';
import type { StripeTax } from '../../config/shop.ts';
import { DAY_MS } from '../../lib/utc-day.ts';
import { PEER_KEY, PEER_SECRET, StripePeer, type Post } from '../peers/stripe/stripe-peer.ts';
import type { PeerEvent } from '../peers/stripe/state.ts';
import { shopAt } from '../shop.ts';
import { TestClock } from '../test-clock.ts';
import { createTestServer } from '../test-server.ts';

const YEARS_MS = 10 * 366 * DAY_MS;

/** The server's configuration with Stripe at a peer. */
export function stripeConfig(peer: StripePeer, tax: StripeTax = 'off'): Pick<Config, 'shop' | 'sessions'> {
  const { shop } = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    STRIPE_SECRET_KEY: PEER_KEY,
    STRIPE_WEBHOOK_SECRET: PEER_SECRET,
    STRIPE_API_URL: peer.baseUrl,
    STRIPE_TAX: tax,
  });
  // Sessions outlast the memberships.
  return { shop, sessions: { idleMs: YEARS_MS, absoluteMs: YEARS_MS } };
}

/** The whole server, paid through the loopback peer of Stripe. */
export async function createStripeServer(tax: StripeTax = 'off') {
  const peer = await StripePeer.open(new TestClock().now());
  const server = await createTestServer({ config: stripeConfig(peer, tax) });
  const shop = shopAt(server);

  const post: Post = async (body, signature) => {
    const headers = { 'stripe-signature': signature };
    return (await server.app.request('/api/shop/webhooks/stripe', { method: 'POST', body, headers })).status;
  };
  const deliver = async (inOrder?: (events: readonly PeerEvent[]) => readonly PeerEvent[]) =>
    peer.deliver(post, inOrder);
  /** Both clocks, with the scheduled work and the events. */
  const pass = async (ms: number) => {
    peer.advance(ms);
    server.clock.advance(ms);
    await deliver();
    await server.deps.shop.tick();
    await deliver();
  };
  const buy = async (session: SessionValues, offerId: string) => {
    const started = await shop.start(session, offerId);
    peer.pay(started.checkoutUrl);
    await pass(1000);
    return started;
  };
  return {
    server,
    peer,
    shop: { ...shop, buy },
    post,
    deliver,
    pass,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await peer[Symbol.asyncDispose]();
    },
  };
}

export type StripeServer = Awaited<ReturnType<typeof createStripeServer>>;
