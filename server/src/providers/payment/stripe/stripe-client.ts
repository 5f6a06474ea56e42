import type Stripe from 'stripe';
import type { StripeConfig } from '../../../config/shop.ts';

const TIMEOUT_MS = 10_000;
const RETRIES = 2;

/** What a webhook asks for: Stripe waits for its answer. */
export const WITHIN_WEBHOOK = { timeout: 4000, maxNetworkRetries: 1 } as const;

/** Loads the SDK, which only servers with Stripe need. It sends the API version that its types describe. */
export async function loadStripe({ apiUrl, secretKey }: Pick<StripeConfig, 'apiUrl' | 'secretKey'>): Promise<Stripe> {
  const { default: Sdk } = await import('stripe');
  const { hostname, port, protocol } = new URL(apiUrl);
  return new Sdk(secretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    port: port === '' ? (protocol === 'http:' ? 80 : 443) : port,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
}
