import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { jwtVerify } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeAppleSecret } from './apple-secret.ts';
import type { ProviderName } from '../../config/provider-names.ts';
import { createIdentityProvider } from './openid.ts';

const trip = {
  state: 'state-of-the-trip',
  nonce: 'nonce-of-the-trip',
  challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  redirectUri: 'https://fabula.example/en-US/registerlogin',
};
const answer = { code: 'the-code', verifier: 'dBjftJeZ4CVP-mBOoj1dWS1ZXVkjS9MhKZKpQdTxnIc' };

interface Heard {
  address: string;
  authorization: string | undefined;
  form: Record<string, string>;
}

const open: Server[] = [];
afterEach(() => {
  vi.unstubAllGlobals();
  for (const server of open.splice(0)) server.close();
});

/** Answers every outside address with this token and person. */
async function openWorld(person: unknown, token: unknown = { access_token: 'token', token_type: 'bearer' }) {
  const heard: Heard[] = [];
  const listen = async (request: IncomingMessage, response: ServerResponse) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    const address = String(request.headers['x-address']);
    heard.push({ address, authorization: request.headers.authorization, form });
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(request.method === 'POST' ? token : person));
  };
  const server = createServer((request, response) => {
    listen(request, response).catch((error: Error) => response.destroy(error));
  }).listen(0, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('The world has no port');
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    headers.set('x-address', address);
    return real(`http://127.0.0.1:${place.port}/`, { ...init, headers });
  });
  return heard;
}

function provider(name: ProviderName) {
  return createIdentityProvider({
    name,
    clientId: 'our-id',
    secret: { kind: 'text', text: 'hush' },
    issuer: undefined,
  });
}

describe.each<[ProviderName, string, unknown, unknown]>([
  [
    'facebook',
    'https://graph.facebook.com/v23.0/me?fields=id,name',
    { id: '42', name: 'Ada', email: 'ada@example.com' },
    { subject: '42', name: 'Ada' },
  ],
  [
    'twitter',
    'https://api.x.com/2/users/me?user.fields=confirmed_email',
    { data: { id: '42', name: 'Ada', username: 'ada', confirmed_email: 'ada@example.com' } },
    { subject: '42', name: 'Ada', email: 'ada@example.com' },
  ],
  [
    'discord',
    'https://discord.com/api/users/@me',
    { id: '42', username: 'ada', global_name: null, email: 'ada@example.com', verified: true },
    { subject: '42', name: 'ada', email: 'ada@example.com' },
  ],
])('%s', (name, personAddress, told, person) => {
  it('is asked with the code, the verifier and the token, and its answer understood', async () => {
    const heard = await openWorld(told);
    expect(await provider(name).exchange(trip, answer)).toEqual(person);
    const [token, question] = heard;
    expect(token?.form).toMatchObject({
      grant_type: 'authorization_code',
      code: answer.code,
      code_verifier: answer.verifier,
      redirect_uri: trip.redirectUri,
    });
    const basic = `Basic ${Buffer.from('our%2Did:hush').toString('base64')}`;
    const shown = [token?.authorization, token?.form['client_id'], token?.form['client_secret']];
    expect(shown).toEqual(name === 'twitter' ? [basic, undefined, undefined] : [undefined, 'our-id', 'hush']);
    expect(question).toMatchObject({ address: personAddress, authorization: 'Bearer token' });
  });

  it('that refuses the code is not believed', async () => {
    await openWorld(told, { error: 'invalid_grant' });
    await expect(provider(name).exchange(trip, answer)).rejects.toMatchObject({ reason: 'VALIDATION_FAILED' });
  });

  it('without a subject is refused', async () => {
    await openWorld({});
    await expect(provider(name).exchange(trip, answer)).rejects.toMatchObject({ reason: 'VALIDATION_FAILED' });
  });
});

describe('addresses', () => {
  it('that Discord has not verified join no accounts', async () => {
    await openWorld({ id: '42', username: 'ada', email: 'victim@example.com', verified: false });
    expect(await provider('discord').exchange(trip, answer)).toEqual({ subject: '42', name: 'ada' });
  });
});

describe('the address to send a visitor to', () => {
  it.each<[ProviderName, string, Record<string, string>]>([
    ['google', 'https://accounts.google.com/o/oauth2/v2/auth', { scope: 'openid email profile', nonce: trip.nonce }],
    ['facebook', 'https://www.facebook.com/v23.0/dialog/oauth', { scope: 'public_profile' }],
    ['twitter', 'https://x.com/i/oauth2/authorize', { scope: 'users.read tweet.read users.email' }],
    ['apple', 'https://appleid.apple.com/auth/authorize', { response_mode: 'form_post', scope: 'openid name email' }],
    ['discord', 'https://discord.com/oauth2/authorize', { scope: 'identify email' }],
  ])('is that of %s, with all that protects the round trip', async (name, place, own) => {
    const address = new URL(await provider(name).authorizationAddress(trip));
    expect(address.origin + address.pathname).toBe(place);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'our-id',
      redirect_uri: trip.redirectUri,
      state: trip.state,
      code_challenge: trip.challenge,
      code_challenge_method: 'S256',
      ...own,
    });
  });
});

describe('the secret for Apple', () => {
  it('is signed with our key, for Apple, for minutes', async () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
    const secret = await makeAppleSecret({ teamId: 'TEAM', keyId: 'KEY', privateKey: pem }, 'example.fabula');
    const { payload, protectedHeader } = await jwtVerify(secret, createPublicKey(privateKey), {
      audience: 'https://appleid.apple.com',
      issuer: 'TEAM',
      subject: 'example.fabula',
    });
    expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: 'KEY' });
    expect(Number(payload.exp) - Number(payload.iat)).toBe(300);
  });
});
