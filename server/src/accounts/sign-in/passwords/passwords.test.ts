import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../config/config.ts';
import type { SessionValues } from '../../../http/principal.ts';
import {
  codeSentTo,
  otherCode,
  readLogin,
  sendEmailCode,
  signInByEmail,
  verifyEmailCode,
} from '../../../testing/people/sign-in.ts';
import { createTestServer, principalOf, type TestServer } from '../../../testing/test-server.ts';
import { openTestSocket } from '../../../testing/test-socket.ts';

const PASSWORD = 'seven quiet lanterns';
const REFUSED = { status: 400, body: { reason: 'VALIDATION_FAILED', field: 'password' } };
const QUARTER_MS = 900_000;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

let people = 0;
function someone(): string {
  people += 1;
  return `writer${people}@example.com`;
}

function post(path: string, session: SessionValues, json: unknown) {
  return server.call(`/registerlogin/${path}`, { method: 'POST', session, json });
}

function signIn(session: SessionValues, username: string, password = PASSWORD) {
  return post('verify', session, { way: 'password-email', username, password });
}

async function signUp(username: string, password = PASSWORD, guest?: SessionValues) {
  const session = guest ?? (await server.guest());
  await sendEmailCode(server, session, username);
  const code = codeSentTo(server, username.toLowerCase());
  return post('sign-up', session, { way: 'password-email', username, password, code });
}

describe('signing up with a password', () => {
  it('makes an account into which the password leads', async () => {
    const email = someone();
    const first = readLogin(await signUp(email));
    expect(first.isNewUser).toBe(true);
    const second = readLogin(await signIn(await server.guest(), email.toUpperCase()));
    expect(second.isNewUser).toBe(false);
    const [a, b] = [await principalOf(server.deps, first.session), await principalOf(server.deps, second.session)];
    expect(a.accountId).toBe(b.accountId);
  });

  it('works with a phone as well', async () => {
    const session = await server.guest();
    await post('twilio/send-sms', session, { phoneNumber: '4155550177' });
    const way = 'password-phone';
    const code = codeSentTo(server, '+14155550177');
    const made = await post('sign-up', session, { way, username: '14155550177', password: PASSWORD, code });
    expect(readLogin(made).isNewUser).toBe(true);
    const again = await post('verify', await server.guest(), { way, username: '4155550177', password: PASSWORD });
    expect(readLogin(again).isNewUser).toBe(false);
  });

  it('needs a code that is right', async () => {
    const email = someone();
    const session = await server.guest();
    await sendEmailCode(server, session, email);
    const code = otherCode(codeSentTo(server, email));
    const answer = await post('sign-up', session, { way: 'password-email', username: email, password: PASSWORD, code });
    expect(answer).toMatchObject({ status: 400, body: { field: 'code' } });
    expect(await signIn(session, email)).toMatchObject(REFUSED);
  });

  it('refuses where there is an account, and leaves the code good for signing in to it', async () => {
    const email = someone();
    await signInByEmail(server, email);
    server.clock.advance(60_000);
    const session = await server.guest();
    expect(await signUp(email, PASSWORD, session)).toMatchObject({ status: 409, body: { reason: 'CONFLICT' } });
    expect((await verifyEmailCode(server, session, email, codeSentTo(server, email))).status).toBe(200);
    expect(await signIn(await server.guest(), email)).toMatchObject(REFUSED);
  });

  it.each(['password1', 'PASSWORD1', '12345678', 'aaaaaaaaaa', 'short', 'x'.repeat(129)])(
    'refuses %s',
    async (weak) => {
      expect(await signUp(someone(), weak)).toMatchObject(REFUSED);
    },
  );

  it('refuses the identifier as its own password', async () => {
    const email = someone();
    expect(await signUp(email, email)).toMatchObject(REFUSED);
  });

  it('keeps no password in readable form', async () => {
    await signUp(someone());
    const rows = await server.deps.database.db.selectFrom('passwords').selectAll().execute();
    expect(rows.every(({ hash }) => hash.startsWith('$argon2id$v=19$m=19456,t=2,p=1$'))).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(PASSWORD);
  });
});

describe('signing in with a password', () => {
  it('answers alike for a wrong password, an unknown name and an account without one', async () => {
    const [known, unknown, without] = [someone(), someone(), someone()];
    await signUp(known);
    await signInByEmail(server, without);
    const guest = await server.guest();
    const bodies: unknown[] = [];
    for (const email of [known, unknown, without]) {
      const answer = await signIn(guest, email, 'not the password');
      expect(answer).toMatchObject(REFUSED);
      bodies.push({ ...answer.body, requestId: '' });
    }
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
  });

  it('takes as long for an unknown name as for a known one', async () => {
    const known = someone();
    await signUp(known);
    const guest = await server.guest();
    const timeOf = async (email: string) => {
      const started = performance.now();
      await signIn(guest, email, 'not the password');
      return performance.now() - started;
    };
    const times = { known: Infinity, unknown: Infinity };
    for (let round = 0; round < 9; round += 1) {
      times.known = Math.min(times.known, await timeOf(known));
      times.unknown = Math.min(times.unknown, await timeOf(someone()));
    }
    expect(times.unknown / times.known).toBeGreaterThan(0.5);
  });

  it('ends guessing after ten tries, the right password too, for a quarter of an hour', async () => {
    const email = someone();
    await signUp(email);
    server.clock.advance(QUARTER_MS);
    const guest = await server.guest();
    const guesses = await Promise.all(Array.from({ length: 20 }, () => signIn(guest, email, 'not the password')));
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10);
    const refused = await signIn(guest, email);
    expect(refused).toMatchObject({ status: 429, body: { reason: 'RATE_LIMITED' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    server.clock.advance(QUARTER_MS);
    expect((await signIn(guest, email)).status).toBe(200);
  });

  it('keeps answering others while thirty-two passwords are checked at once', async () => {
    const { signIn: settings } = readConfig({ NODE_ENV: 'test', RATE_LIMIT_PASSWORDS: '0' });
    await using busy = await createTestServer({ config: { port: 0, signIn: settings } });
    await using socket = await openTestSocket(busy);
    const { Authorization } = await busy.guest();
    const headers = { authorization: Authorization, 'content-type': 'application/json' };
    const guess = (number: number) =>
      fetch(`${socket.origin}/api/registerlogin/verify`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ way: 'password-email', username: `nobody${number}@example.com`, password: PASSWORD }),
      });
    let areChecked = false;
    const guesses = Promise.all(Array.from({ length: 32 }, (_, number) => guess(number))).finally(() => {
      areChecked = true;
    });
    expect((await fetch(`${socket.origin}/api/healthz`)).status).toBe(200);
    expect(areChecked).toBe(false);
    expect(new Set((await guesses).map(({ status }) => status))).toEqual(new Set([400]));
  });

  it('refuses a password of a megabyte before looking at it', async () => {
    expect((await signIn(await server.guest(), someone(), 'x'.repeat(1_000_000))).status).toBe(413);
  });
});

describe('the test account', () => {
  it('is not there unless it is configured', async () => {
    const query = '?testAccount=test&testPassword=test1234';
    const answer = await server.call(`/registerlogin/verifytestaccount${query}`, {
      method: 'POST',
      session: await server.guest(),
    });
    expect(answer).toMatchObject({ status: 404, body: { reason: 'NOT_FOUND' } });
  });

  it('opens with its own name and password only, from the query or the body', async () => {
    const { signIn: settings } = readConfig({ NODE_ENV: 'test', TEST_ACCOUNT: 'tester', TEST_PASSWORD: PASSWORD });
    await using other = await createTestServer({ config: { signIn: settings } });
    const attempt = async (testAccount: string, testPassword: string) =>
      other.call('/registerlogin/verifytestaccount', {
        method: 'POST',
        session: await other.guest(),
        json: { testAccount, testPassword },
      });
    expect(await attempt('tester', 'wrong password')).toMatchObject({ status: 400, body: { field: 'testPassword' } });
    expect(await attempt('someone', PASSWORD)).toMatchObject({ status: 400 });
    expect(readLogin(await attempt('tester', PASSWORD)).isNewUser).toBe(true);
    const query = new URLSearchParams({ testAccount: 'tester', testPassword: PASSWORD });
    const path = `/registerlogin/verifytestaccount?${query.toString()}`;
    const again = await other.call(path, { method: 'POST', session: await other.guest() });
    expect(readLogin(again).isNewUser).toBe(false);
  });
});
