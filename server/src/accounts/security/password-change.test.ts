import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DeviceSessionEnvelope } from '../../contract/validators.ts';
import type { Answer } from '../../testing/answer.ts';
import { readLogin, signInByEmail } from '../../testing/people/sign-in.ts';
import { createTestServer, principalOf, type TestServer } from '../../testing/test-server.ts';
import type { SessionValues } from '../../http/principal.ts';

const OLD = 'seven quiet lanterns';
const NEW = 'eight louder lanterns';
const WRONG = { status: 400, body: { reason: 'VALIDATION_FAILED', field: 'currentPassword' } };
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
  return `keeper${people}@example.com`;
}

async function byEmail(email: string): Promise<SessionValues> {
  server.clock.advance(60_000);
  return signInByEmail(server, email);
}

async function byPassword(username: string, password: string): Promise<Answer> {
  const json = { way: 'password-email', username, password };
  return server.call('/registerlogin/verify', { method: 'POST', session: await server.guest(), json });
}

function change(session: SessionValues, newPassword: string, currentPassword?: string): Promise<Answer> {
  const json = { newPassword, ...(currentPassword === undefined ? {} : { currentPassword }) };
  return server.call('/user/password', { method: 'POST', session, json });
}

function sessionOf(answer: Answer): SessionValues {
  return DeviceSessionEnvelope.parse(answer.body).data;
}

async function statusOf(session: SessionValues): Promise<number> {
  return (await server.call('/user-profile/basic-info', { session })).status;
}

async function account(): Promise<{ email: string; session: SessionValues }> {
  const email = someone();
  return { email, session: sessionOf(await change(await byEmail(email), OLD)) };
}

describe('setting a password', () => {
  it('opens a second way into an account that had none', async () => {
    const email = someone();
    const before = await byEmail(email);
    const answer = await change(before, OLD);
    const login = readLogin(await byPassword(email, OLD));
    expect(login.isNewUser).toBe(false);
    const [a, b] = [await principalOf(server.deps, sessionOf(answer)), await principalOf(server.deps, login.session)];
    expect(a.accountId).toBe(b.accountId);
  });

  it('takes the new one in the place of the old one', async () => {
    const { email, session } = await account();
    expect((await change(session, NEW, OLD)).status).toBe(200);
    expect((await byPassword(email, OLD)).status).toBe(400);
    expect((await byPassword(email, NEW)).status).toBe(200);
  });

  it('puts out everyone else, and gives the caller a new credential in the body and in the headers', async () => {
    const { email, session } = await account();
    const other = await byEmail(email);
    const stranger = await byEmail(someone());
    const answer = await change(session, NEW, OLD);
    const renewed = sessionOf(answer);
    expect([await statusOf(session), await statusOf(other)]).toEqual([401, 401]);
    expect([await statusOf(renewed), await statusOf(stranger)]).toEqual([200, 200]);
    expect(renewed).toMatchObject({ 'Device-ID': session['Device-ID'], 'User-Login-Status': 'REGISTERED' });
    expect(answer.headers.get('Authorization')).toBe(renewed.Authorization);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('keeps the confirmation of being over 18', async () => {
    const { session } = await account();
    expect((await principalOf(server.deps, session)).adultConfirmed).toBe(true);
  });
});

describe('a change of the password', () => {
  it('is refused with the wrong current one, and changes nothing', async () => {
    const { email, session } = await account();
    const other = await byEmail(email);
    expect(await change(session, NEW, 'nine other lanterns')).toMatchObject(WRONG);
    expect([await statusOf(session), await statusOf(other)]).toEqual([200, 200]);
    expect((await byPassword(email, OLD)).status).toBe(200);
  });

  it('is refused after ten wrong tries, the right one too, for a quarter of an hour', async () => {
    const { session } = await account();
    const guesses = await Promise.all(Array.from({ length: 14 }, () => change(session, NEW, 'not the password')));
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10);
    const refused = await change(session, NEW, OLD);
    expect(refused).toMatchObject({ status: 429, body: { reason: 'RATE_LIMITED' } });
    server.clock.advance(QUARTER_MS);
    expect((await change(session, NEW, OLD)).status).toBe(200);
  });

  it('changes the password once when two requests race', async () => {
    const { email, session } = await account();
    const answers = await Promise.all([change(session, NEW, OLD), change(session, 'nine tall lanterns', OLD)]);
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(await Promise.all(won.map(async (answer) => statusOf(sessionOf(answer))))).toEqual([200]);
    const opened = await Promise.all([byPassword(email, NEW), byPassword(email, 'nine tall lanterns')]);
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('ends a session that signs in with the old password at the same moment', async () => {
    const { email, session } = await account();
    const [changed, ...logins] = await Promise.all([
      change(session, NEW, OLD),
      ...Array.from({ length: 9 }, () => byPassword(email, OLD)),
    ]);
    expect(changed?.status).toBe(200);
    const opened = logins.filter(({ status }) => status === 200).map((answer) => readLogin(answer).session);
    expect(await Promise.all(opened.map(statusOf))).toEqual(opened.map(() => 401));
  });

  it.each(['password1', 'short', 'x'.repeat(129)])('refuses %s', async (weak) => {
    const { session } = await account();
    expect(await change(session, weak, OLD)).toMatchObject({ status: 400, body: { field: 'newPassword' } });
  });

  it('refuses what others know of the owner: the address, its parts and the nickname, whatever signs are around it', async () => {
    const { email, session } = await account();
    const form = { userName: 'Wanderer Ilse', userAvatarImageUrl: '/art/1/avatars/bram-256.webp', motto: '' };
    await server.call('/registerlogin/complete-profile', { method: 'POST', session, json: form });
    for (const known of [
      email,
      email.split('@')[0] ?? '',
      'Wanderer2026!',
      'wandererilse',
      'ILSE-1990-',
      'Fabula2026',
    ]) {
      expect(await change(session, known, OLD)).toMatchObject({ status: 400, body: { field: 'newPassword' } });
    }
    expect((await change(session, 'ilse walks by night', OLD)).status).toBe(200);
  });

  it('is for accounts with an email, a phone or a name', async () => {
    const guest = await server.guest();
    expect(await change(guest, NEW)).toMatchObject({ status: 403, body: { reason: 'REGISTRATION_REQUIRED' } });
    const nameless = await server.registered();
    expect(await change(nameless, NEW)).toMatchObject({ status: 409, body: { reason: 'CONFLICT' } });
    const methods = await server.call('/user/sign-in-methods', { session: nameless });
    expect(methods.body.data).toEqual({ methods: [], hasPassword: false, mayHavePassword: false, provedUntil: null });
  });
});
