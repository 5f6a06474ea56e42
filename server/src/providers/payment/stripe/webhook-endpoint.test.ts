import { afterAll, assert, beforeAll, describe, expect, it } from 'vitest';
import { endpointOf } from '../../../testing/peers/stripe/objects.ts';
import { PEER_KEY, StripePeer } from '../../../testing/peers/stripe/stripe-peer.ts';
import { READ_EVENTS } from './stripe-events.ts';
import { setWebhookEndpoint } from './webhook-endpoint.ts';

let peer: StripePeer;
beforeAll(async () => {
  peer = await StripePeer.open(Date.parse('2026-11-21T12:00:00Z'));
});
afterAll(async () => {
  await peer[Symbol.asyncDispose]();
});

const set = (url: string) => setWebhookEndpoint({ secretKey: PEER_KEY, apiUrl: peer.baseUrl }, url);

describe('the webhook endpoint at Stripe', () => {
  it('is created with the events that are read, in the SDK’s version, in place of one of an older version', async () => {
    const url = 'https://fabula.example/api/shop/webhooks/stripe';
    const old = { url, enabled_events: ['*'], api_version: '2020-08-27' };
    peer.state.endpoints.put(endpointOf(peer.state.make('we'), old));
    const said = await set('https://fabula.example/');
    const [before, made] = peer.state.endpoints.all();
    assert(made !== undefined);
    expect(before).toMatchObject({ status: 'disabled' });
    expect(made).toMatchObject({ url, enabled_events: READ_EVENTS, api_version: peer.state.apiVersion });
    expect(said).toContain(`STRIPE_WEBHOOK_SECRET=whsec_${made.id}_of_the_peer`);
  });

  it('is updated when it is there, and shows no secret', async () => {
    const made = peer.state.endpoints.all().at(-1);
    assert(made !== undefined);
    made.enabled_events = [];
    expect(await set('https://fabula.example')).not.toContain('whsec_');
    expect(peer.state.endpoints.all()).toHaveLength(2);
    expect(made.enabled_events).toEqual(READ_EVENTS);
  });

  it('is refused at an address without https', async () => {
    await expect(set('http://fabula.example')).rejects.toThrow('must begin with https://');
    await expect(set('fabula')).rejects.toThrow('must begin with https://');
  });
});
