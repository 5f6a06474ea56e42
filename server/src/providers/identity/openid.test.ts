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

describe('an address at the user info endpoint', () => {
  const told = new LyingProvider();
  let asked: TestServer;
  beforeAll(async () => {
    await told.open();
    told.person = {};
    const { signIn } = readConfig({ NODE_ENV: 'test', ...CLIENT, GOOGLE_ISSUER: told.issuer });
    asked = await createTestServer({ config: { signIn } });
  });
  afterAll(async () => {
    told.close();
    await asked[Symbol.asyncDispose]();
  });

  /** Whether the account of `victim` opens. */
  async function opens(victim: string, { person, token }: Record<'person' | 'token', Record<string, unknown>>) {
    const owner = await principalOf(asked.deps, await signInByEmail(asked, victim));
    const sub = `of ${victim}`;
    told.person = { sub, ...person };
    const session = await asked.guest();
    const address = new URL(await authUrlOf(asked, session, 'google-login'));
    told.nonce = address.searchParams.get('nonce') ?? '';
    told.makeToken = (claims) => told.sign({ ...claims, sub, ...token });
    const login = readLogin(await callback(asked, session, 'google/callback?code=abc'));
    return (await principalOf(asked.deps, login.session)).accountId === owner.accountId;
  }

  it('is not verified by what the ID token says of another', async () => {
    const email = 'told-of-another@example.com';
    const token = { email: 'own@example.com', email_verified: true };
    expect(await opens(email, { token, person: { email } })).toBe(false);
  });

  it('does not verify the one in the ID token without naming it', async () => {
    const email = 'in-token@example.com';
    expect(await opens(email, { token: { email }, person: { email_verified: true } })).toBe(false);
  });

  it('counts where it is verified there, and the one in the ID token where it is verified there', async () => {
    const [here, there] = ['here@example.com', 'there@example.com'];
    expect(await opens(here, { token: {}, person: { email: here, email_verified: true } })).toBe(true);
    expect(await opens(there, { token: { email: there, email_verified: true }, person: {} })).toBe(true);
  });
});
