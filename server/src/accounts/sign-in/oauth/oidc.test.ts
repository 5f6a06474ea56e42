import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../config/config.ts';
import { SignInWaysEnvelope } from '../../../contract/validators.ts';
import { LYING_CLIENT, LyingProvider, type Claims } from '../../../testing/peers/lying-provider.ts';
import { readLogin, signInByEmail } from '../../../testing/people/sign-in.ts';
import { waysIn } from '../../../testing/people/ways-in.ts';
import { authUrlOf, createSocialServer } from '../../../testing/social-server.ts';
import { createTestServer, principalOf, type TestServer } from '../../../testing/test-server.ts';

const REFUSED = { status: 400, body: { reason: 'VALIDATION_FAILED' } };

const provider = new LyingProvider({
  authorization_response_iss_parameter_supported: true,
  token_endpoint_auth_methods_supported: ['client_secret_basic'],
});
let server: TestServer;
beforeAll(async () => {
  await provider.open();
  server = await createTestServer({ config: settings() });
});
afterAll(async () => {
  provider.close();
  await server[Symbol.asyncDispose]();
});

function settings(more: Record<string, string> = {}) {
  const { signIn } = readConfig({
    NODE_ENV: 'test',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: LYING_CLIENT.id,
    OIDC_CLIENT_SECRET: LYING_CLIENT.secret,
    OIDC_LABEL: 'Harbour staff',
    TEST_ACCOUNT: 'tester-of-lanterns',
    TEST_PASSWORD: 'seven quiet lanterns',
    ...more,
  });
  return { signIn };
}

/** Another start with the same database. */
async function serverAt(issuer: string): Promise<TestServer> {
  const { database } = server.deps.config;
  return createTestServer({ config: { ...settings({ OIDC_ISSUER: issuer }), database } });
}

interface Changes {
  claims?: Partial<Claims> & Record<string, unknown>;
  state?: string;
  /** Null for none. */
  iss?: string | null;
  from?: LyingProvider;
}

async function enter({ claims, from = provider, iss = from.issuer, state }: Changes = {}, at = server) {
  const session = await at.guest();
  const { searchParams } = new URL(await authUrlOf(at, session, 'oidc-login'));
  from.nonce = searchParams.get('nonce') ?? '';
  from.makeToken = (sound) => from.sign({ ...sound, ...claims });
  const json = { code: 'abc', state: state ?? searchParams.get('state'), ...(iss === null ? {} : { iss }) };
  return at.call('/registerlogin/oidc/callback', { method: 'POST', session, json });
}

describe('single sign-on', () => {
  it('makes an account, and finds it again', async () => {
    expect(readLogin(await enter()).isNewUser).toBe(true);
    expect(readLogin(await enter()).isNewUser).toBe(false);
  });

  it.each([
    ['with a slash at its end', '/'],
    ['by the address of its metadata', '/.well-known/openid-configuration'],
  ])('finds an account again where the settings name the issuer %s', async (_what, end) => {
    await using alias = await serverAt(provider.issuer + end);
    const claims = { sub: `known ${end}` };
    expect(readLogin(await enter({ claims })).isNewUser).toBe(true);
    expect(readLogin(await enter({ claims }, alias)).isNewUser).toBe(false);
  });

  it('keeps the people of two issuers apart who have the same subject', async () => {
    const other = new LyingProvider();
    await other.open();
    try {
      await using moved = await serverAt(other.issuer);
      const claims = { sub: 'namesake' };
      expect(readLogin(await enter({ claims })).isNewUser).toBe(true);
      expect(readLogin(await enter({ claims, from: other }, moved)).isNewUser).toBe(true);
    } finally {
      other.close();
    }
  });

  it('leads to the account of a verified address', async () => {
    const owner = await principalOf(server.deps, await signInByEmail(server, 'mira@example.com'));
    const claims = { sub: 'mira', email: 'mira@example.com', email_verified: true };
    const { isNewUser, session } = readLogin(await enter({ claims }));
    expect(isNewUser).toBe(false);
    expect((await principalOf(server.deps, session)).accountId).toBe(owner.accountId);
  });

  it.each<[string, Changes]>([
    ['with another state', { state: 'of-another-round-trip' }],
    ['of another issuer', { iss: 'https://evil.test' }],
    ['without its issuer, which the provider promises', { iss: null }],
    ['with the token of another round trip', { claims: { nonce: 'other' } }],
    ['with the token of another issuer', { claims: { iss: 'https://evil.test' } }],
  ])('refuses what comes back %s', async (_what, changes) => {
    expect(await enter(changes)).toMatchObject(REFUSED);
  });

  it('sends a challenge, a nonce and a state, and says its name beside the other ways', async () => {
    const address = new URL(await authUrlOf(server, await server.guest(), 'oidc-login'));
    expect(address.origin).toBe(provider.issuer);
    expect(address.searchParams.get('code_challenge_method')).toBe('S256');
    const { body } = await server.call('/registerlogin/ways');
    expect(SignInWaysEnvelope.parse(body).data).toMatchObject({
      oidc: 'on',
      oidcLabel: 'Harbour staff',
      email: 'stand-in',
      wallet: 'on',
    });
  });

  it('is not there without an issuer', async () => {
    await using other = await createTestServer();
    const answer = await other.call('/registerlogin/oidc-login', { session: await other.guest() });
    expect(answer).toMatchObject({ status: 501, body: { reason: 'NOT_IMPLEMENTED' } });
    const { body } = await other.call('/registerlogin/ways');
    expect(SignInWaysEnvelope.parse(body).data).toMatchObject({ oidc: 'off', oidcLabel: null });
  });
});

describe('single sign-on as the only way', () => {
  it('signs in, and no other way does', async () => {
    await using only = await createSocialServer(settings({ OIDC_ONLY: 'on' }));
    const { body } = await only.call('/registerlogin/ways');
    const { oidc, oidcLabel, phoneRegion, registration, ...others } = SignInWaysEnvelope.parse(body).data;
    expect([oidc, oidcLabel, phoneRegion, registration]).toEqual(['on', 'Harbour staff', null, 'open']);
    expect(new Set(Object.values(others))).toEqual(new Set(['off', false, null]));
    const opened: string[] = [];
    for (const [name, way] of Object.entries(waysIn)) {
      const found = await way(only, await only.guest()).catch(() => undefined);
      if (found?.answer.status === 200) opened.push(name);
    }
    expect(opened).toEqual([]);
    expect(readLogin(await enter({ claims: { sub: 'only' } }, only)).isNewUser).toBe(true);
  });
});

describe('single sign-on in production', () => {
  const production = { NODE_ENV: 'production', SMTP_URL: 'off', TWILIO_ACCOUNT_SID: 'off', TEXT_ENGINE: 'offline' };

  it('signs in at a provider on this machine', async () => {
    await using live = await createTestServer({ config: settings(production) });
    expect(readLogin(await enter({ claims: { sub: 'live' } }, live)).isNewUser).toBe(true);
  });

  it('sends the secret nowhere else without TLS', async () => {
    // 192.0.2.0/24 belongs to no one (RFC 5737).
    const astray = new LyingProvider({ token_endpoint: 'http://192.0.2.1/token' });
    await astray.open();
    try {
      await using live = await createTestServer({ config: settings({ ...production, OIDC_ISSUER: astray.issuer }) });
      expect(await enter({ from: astray }, live)).toMatchObject(REFUSED);
    } finally {
      astray.close();
    }
  });
});
