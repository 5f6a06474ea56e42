import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { readLogin, signInByEmail } from '../../testing/people/sign-in.ts';
import { authUrlOf, callback } from '../../testing/social-server.ts';
import { createTestServer, principalOf, type TestServer } from '../../testing/test-server.ts';

const CLIENT = { GOOGLE_CLIENT_ID: 'fabula', GOOGLE_CLIENT_SECRET: 'secret' };

interface Claims {
  iss: string;
  aud: string;
  sub: string;
  nonce: string;
  exp: number;
}

/** Follows the protocol, but its ID token may lie. */
class LyingProvider {
  issuer = '';
  #http: Server | undefined;
  readonly #keys = generateKeyPair('RS256');
  readonly #strangers = generateKeyPair('RS256');
  nonce = '';
  makeToken: (claims: Claims) => Promise<string> | string = (claims) => this.sign(claims);

  async open(): Promise<void> {
    this.#http = createServer((request, response) => {
      this.#answer(request, response).catch((error: Error) => response.destroy(error));
    }).listen(0, '127.0.0.1');
    await once(this.#http, 'listening');
    const address = this.#http.address();
    if (address === null || typeof address === 'string') throw new Error('The provider has no port');
    this.issuer = `http://127.0.0.1:${address.port}`;
  }

  close(): void {
    this.#http?.close();
  }

  async sign(claims: Claims, how: { kid?: string; stranger?: boolean } = {}): Promise<string> {
    const { privateKey } = await (how.stranger === true ? this.#strangers : this.#keys);
    return new SignJWT({ ...claims, iat: Math.floor(Date.now() / 1000) })
      .setProtectedHeader({ alg: 'RS256', kid: how.kid ?? 'known' })
      .sign(privateKey);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await text(request);
    const { publicKey } = await this.#keys;
    const documents: Record<string, () => Promise<unknown>> = {
      '/.well-known/openid-configuration': async () => ({
        issuer: this.issuer,
        authorization_endpoint: `${this.issuer}/auth`,
        token_endpoint: `${this.issuer}/token`,
        jwks_uri: `${this.issuer}/keys`,
        id_token_signing_alg_values_supported: ['RS256', 'none'],
      }),
      '/keys': async () => ({ keys: [{ ...(await exportJWK(publicKey)), kid: 'known', use: 'sig', alg: 'RS256' }] }),
      '/token': async () => ({ access_token: 'token', token_type: 'bearer', id_token: await this.#token() }),
    };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(await documents[request.url ?? '']?.()));
  }

  async #token(): Promise<string> {
    const exp = Math.floor(Date.now() / 1000) + 300;
    return this.makeToken({ iss: this.issuer, aud: CLIENT.GOOGLE_CLIENT_ID, sub: 'ada', nonce: this.nonce, exp });
  }
}

const provider = new LyingProvider();
let server: TestServer;
beforeAll(async () => {
  await provider.open();
  const { signIn } = readConfig({ NODE_ENV: 'test', ...CLIENT, GOOGLE_ISSUER: provider.issuer });
  server = await createTestServer({ config: { signIn } });
});
afterAll(async () => {
  provider.close();
  await server[Symbol.asyncDispose]();
});

async function enterWith(makeToken: LyingProvider['makeToken']) {
  const session = await server.guest();
  const address = new URL(await authUrlOf(server, session, 'google-login'));
  provider.nonce = address.searchParams.get('nonce') ?? '';
  provider.makeToken = makeToken;
  return callback(server, session, 'google/callback?code=abc');
}

describe('an ID token', () => {
  it('that is sound signs in', async () => {
    expect(readLogin(await enterWith((claims) => provider.sign(claims))).isNewUser).toBe(true);
  });

  it.each<[string, LyingProvider['makeToken']]>([
    ['without a signature', (claims) => new UnsecuredJWT({ ...claims }).setIssuedAt().encode()],
    ['for another client', (claims) => provider.sign({ ...claims, aud: 'another client' })],
    ['of another issuer', (claims) => provider.sign({ ...claims, iss: 'https://evil.test' })],
    ['for another round trip', (claims) => provider.sign({ ...claims, nonce: 'other' })],
    ['that has expired', (claims) => provider.sign({ ...claims, exp: 1_000_000 })],
    ['signed with an unknown key', (claims) => provider.sign(claims, { kid: 'unknown', stranger: true })],
    ['signed with a key that is not the named one', (claims) => provider.sign(claims, { stranger: true })],
    ['that is no token', () => 'nonsense'],
  ])('%s is refused', async (_what, makeToken) => {
    expect(await enterWith(makeToken)).toMatchObject({
      status: 400,
      body: { reason: 'VALIDATION_FAILED', field: 'code' },
    });
  });
});

describe('an address in an ID token', () => {
  async function accountsOf(victim: string, said: Record<string, unknown>) {
    const owner = await principalOf(server.deps, await signInByEmail(server, victim));
    const claims = { ...said, email: victim };
    const login = readLogin(await enterWith((token) => provider.sign({ ...token, sub: `of ${victim}`, ...claims })));
    const visitor = await principalOf(server.deps, login.session);
    return { isOwners: visitor.accountId === owner.accountId, isNewUser: login.isNewUser };
  }

  it.each<[string, Record<string, unknown>]>([
    ['not verified', { email_verified: false }],
    ['of which nothing is said', {}],
    ['not verified, in Apple’s words', { email_verified: 'false' }],
  ])('that is %s does not open the account of its owner', async (what, said) => {
    const victim = `${what.replaceAll(/[^a-z]/g, '')}@example.com`;
    expect(await accountsOf(victim, said)).toEqual({ isOwners: false, isNewUser: true });
  });

  it('that is verified does', async () => {
    expect(await accountsOf('verified@example.com', { email_verified: true })).toEqual({
      isOwners: true,
      isNewUser: false,
    });
  });
});
