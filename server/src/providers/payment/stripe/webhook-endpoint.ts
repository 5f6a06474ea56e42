import type Stripe from 'stripe';
import { AppError } from '../../../errors.ts';
import { loadStripe } from './stripe-client.ts';
import { ask } from './stripe-errors.ts';
import { READ_EVENTS } from './stripe-events.ts';

/** Where Stripe sends its events, below a server's public address. */
export const STRIPE_WEBHOOK_PATH = '/api/shop/webhooks/stripe';

/**
 * Creates the webhook endpoint of a server at Stripe, or updates it: exactly the events that are read, in the SDK's API
 * version. One of another version is replaced and disabled, as Stripe cannot change it.
 *
 * @returns A text for the operator; it has the signing secret when an endpoint was created.
 * @throws {AppError} VALIDATION_FAILED for an address without https; as `ask`.
 */
export async function setWebhookEndpoint(
  access: { secretKey: string; apiUrl: string },
  publicUrl: string,
): Promise<string> {
  const address = URL.canParse(publicUrl) ? new URL(publicUrl) : undefined;
  if (address?.protocol !== 'https:') {
    throw new AppError(
      'VALIDATION_FAILED',
      'The public address must begin with https://, as Stripe sends nowhere else',
    );
  }
  const url = `${address.origin}${STRIPE_WEBHOOK_PATH}`;
  const stripe = await loadStripe(access);
  return ask(() => setEndpoint(stripe, url));
}

async function setEndpoint(stripe: Stripe, url: string): Promise<string> {
  const version = stripe.getApiField('version');
  const enabled_events = [...READ_EVENTS];
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  const ours = data.filter((endpoint) => endpoint.url === url && endpoint.status === 'enabled');
  const current = ours.find(({ api_version: present }) => present === version);
  if (current !== undefined) {
    await stripe.webhookEndpoints.update(current.id, { enabled_events });
    return `${url} gets ${enabled_events.length} kinds of events in version ${version}. Its signing secret is as before.`;
  }
  const made = await stripe.webhookEndpoints.create({ url, enabled_events, api_version: version });
  for (const { id } of ours) await stripe.webhookEndpoints.update(id, { disabled: true });
  const replaced = ours.length === 0 ? '' : ' The endpoint of another version is disabled.';
  return `${url} gets ${enabled_events.length} kinds of events in version ${version}.${replaced}
Set this signing secret, which Stripe shows only once, in the server's environment, and restart it:
STRIPE_WEBHOOK_SECRET=${made.secret ?? ''}`;
}
