import { UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { LYING_CLIENT, LyingProvider } from '../../testing/peers/lying-provider.ts';
import { readLogin, signInByEmail } from '../../testing/people/sign-in.ts';
import { authUrlOf, callback } from '../../testing/social-server.ts';
import { createTestServer, principalOf, type TestServer } from '../../testing/test-server.ts';

const CLIENT = { GOOGLE_CLIENT_ID: LYING_CLIENT.id, GOOGLE_CLIENT_SECRET: LYING_CLIENT.secret };

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
