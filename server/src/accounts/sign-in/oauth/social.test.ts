import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../config/config.ts';
import { readLogin, signInByEmail } from '../../../testing/people/sign-in.ts';
import {
  authUrlOf,
  callback,
  codeFrom,
  createSocialServer,
  type SocialServer,
} from '../../../testing/social-server.ts';
import { VisitorBrowser } from '../../../../../api-spec/scripts/visitor-browser.ts';
import { createTestServer, principalOf } from '../../../testing/test-server.ts';
import type { SessionValues } from '../../../http/principal.ts';

const REFUSED = { status: 400, body: { reason: 'VALIDATION_FAILED' } };
const ROUND_TRIP_MS = 600_000;

let server: SocialServer;
beforeAll(async () => {
  server = await createSocialServer();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

let people = 0;
function someone() {
  people += 1;
  return { email: `friend${people}@example.com`, name: `Friend ${people}` };
}

async function accountOf(session: SessionValues) {
  return (await principalOf(server.deps, session)).accountId;
}

describe.each(['google', 'facebook', 'discord'])('signing in with %s', (name) => {
  async function enter(person: { email: string; name: string }) {
    const session = await server.guest();
    const code = await codeFrom(await authUrlOf(server, session, `${name}-login`), person);
    return readLogin(await bring(session, code));
  }

  /** Brings the code of a provider back; Discord's goes into a body. */
  function bring(session: SessionValues, code: string) {
    return name === 'discord'
      ? server.call('/registerlogin/discord/login', { method: 'POST', session, json: { code } })
      : callback(server, session, `${name}/callback?code=${code}`);
  }

  it('makes an account with the name from there, and finds it again', async () => {
    const person = someone();
    const first = await enter(person);
    const info = await server.call('/user-profile/basic-info', { session: first.session });
    expect(info.body.data).toMatchObject({ user_name: person.name, points: 100 });
    const second = await enter(person);
    expect([first.isNewUser, second.isNewUser]).toEqual([true, false]);
    expect(await accountOf(second.session)).toBe(await accountOf(first.session));
  });

  it('leads to the account of a verified address', async () => {
    const person = someone();
    const byMail = await signInByEmail(server, person.email);
    const { isNewUser, session } = await enter(person);
    expect(isNewUser).toBe(false);
    expect(await accountOf(session)).toBe(await accountOf(byMail));
  });

  it('refuses a code in a session that asked for nothing, and leaves that session alone', async () => {
    const attacker = await server.guest();
    const code = await codeFrom(await authUrlOf(server, attacker, `${name}-login`), someone());
    const victim = await server.guest();
    expect(await bring(victim, code)).toMatchObject(REFUSED);
    expect((await server.call('/user-profile/basic-info', { session: victim })).status).toBe(200);
  });

  it('refuses the code of another user in a session that asked for its own', async () => {
    const [attacker, victim] = [await server.guest(), await server.guest()];
    const code = await codeFrom(await authUrlOf(server, attacker, `${name}-login`), someone());
    await authUrlOf(server, victim, `${name}-login`);
    expect(await bring(victim, code)).toMatchObject(REFUSED);
  });

  it('opens one session with one code, also when it comes twice at once', async () => {
    const session = await server.guest();
    const code = await codeFrom(await authUrlOf(server, session, `${name}-login`), someone());
    const answers = await Promise.all([bring(session, code), bring(session, code)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const again = await server.guest();
    await authUrlOf(server, again, `${name}-login`);
    expect(await bring(again, code)).toMatchObject(REFUSED);
  });

  it('is over after ten minutes', async () => {
    const session = await server.guest();
    const code = await codeFrom(await authUrlOf(server, session, `${name}-login`), someone());
    server.clock.advance(ROUND_TRIP_MS);
    expect(await bring(session, code)).toMatchObject(REFUSED);
  });

  it('comes back without a code when the visitor cancels there', async () => {
    const end = await new VisitorBrowser().signInAt(
      await authUrlOf(server, await server.guest(), `${name}-login`),
      'cancel',
    );
    const back = end instanceof URL ? end : new URL('none:');
    expect(back.pathname).toBe('/en-US/registerlogin');
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.has('code')).toBe(false);
  });
});

describe('the address of a provider', () => {
  it('carries a state of its own, a nonce and an S256 challenge, and leads back in the language of the visitor', async () => {
    const session = await server.guest();
    const ask = async () => {
      const address = await authUrlOf(server, session, 'google-login', { 'language-type': 'ar-SA' });
      return new URL(address).searchParams;
    };
    const [query, other] = [await ask(), await ask()];
    expect(query.get('code_challenge_method')).toBe('S256');
    expect(query.get('nonce')).toHaveLength(43);
    expect(query.get('redirect_uri')).toBe(`${server.origin}/ar-SA/registerlogin`);
    expect(query.get('state')).not.toBe(other.get('state'));
  });
});

describe('signing in with X', () => {
  function pkce() {
    const verifier = randomBytes(32).toString('base64url');
    return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
  }

  async function start(challenge: string) {
    const session = await server.guest();
    const path = `twitter-login?codeChallenge=${challenge}&codeChallengeMethod=S256`;
    return { session, code: await codeFrom(await authUrlOf(server, session, path), someone()) };
  }

  it('takes the verifier that the client has kept', async () => {
    const { challenge, verifier } = pkce();
    const { code, session } = await start(challenge);
    const answer = await callback(server, session, `twitter/callback?code=${code}&codeVerifier=${verifier}`);
    expect(readLogin(answer).isNewUser).toBe(true);
    expect(answer.headers.get('Authorization')).toBe(readLogin(answer).session.Authorization);
  });

  it('refuses another verifier, and the right one after that', async () => {
    const { challenge, verifier } = pkce();
    const { code, session } = await start(challenge);
    const tampered = await callback(server, session, `twitter/callback?code=${code}&codeVerifier=${pkce().verifier}`);
    expect(tampered).toMatchObject({ status: 400, body: { field: 'codeVerifier' } });
    expect(await callback(server, session, `twitter/callback?code=${code}&codeVerifier=${verifier}`)).toMatchObject(
      REFUSED,
    );
  });

  it('refuses a missing verifier and any method but S256', async () => {
    const session = await server.guest();
    expect(await callback(server, session, 'twitter/callback?code=abc')).toMatchObject(REFUSED);
    const { challenge } = pkce();
    const plain = `twitter-login?codeChallenge=${challenge}&codeChallengeMethod=plain`;
    expect(await callback(server, session, plain)).toMatchObject(REFUSED);
  });
});

describe('a provider', () => {
  it('that is switched off is not offered, and readyz says who does what', async () => {
    const { signIn } = readConfig({ NODE_ENV: 'test', GOOGLE_CLIENT_ID: 'off' });
    await using other = await createTestServer({ config: { signIn } });
    const answer = await other.call('/registerlogin/google-login', { session: await other.guest() });
    expect(answer).toMatchObject({ status: 501, body: { reason: 'NOT_IMPLEMENTED' } });
    const ready = await other.call('/readyz');
    expect(ready.body.data).toMatchObject({ providers: { google: 'off', facebook: 'local', telegram: 'local' } });
  });

  it('that does not answer is a passing trouble', async () => {
    const gone = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b', GOOGLE_ISSUER: 'http://127.0.0.1:1' };
    await using other = await createTestServer({
      config: { signIn: readConfig({ NODE_ENV: 'test', ...gone }).signIn },
    });
    const answer = await other.call('/registerlogin/google-login', { session: await other.guest() });
    expect(answer).toMatchObject({ status: 503, body: { reason: 'UNAVAILABLE' } });
  });

  it('in production has no local stand-in by itself', () => {
    const { signIn } = readConfig({
      NODE_ENV: 'production',
      SMTP_URL: 'off',
      TWILIO_ACCOUNT_SID: 'off',
      TEXT_ENGINE: 'offline',
    });
    expect(Object.values(signIn.identity)).toEqual(Array.from({ length: 5 }, () => ({ kind: 'off' })));
  });
});
