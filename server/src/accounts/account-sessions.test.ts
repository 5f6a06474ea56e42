import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DeviceSessionEnvelope, OpenSessionListEnvelope } from '../contract/validators.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import { codeSentTo, readLogin, sendEmailCode, signInByEmail, verifyEmailCode } from '../testing/people/sign-in.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import type { SessionValues } from '../http/principal.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36';
const GUEST_REFUSED = { status: 403, body: { reason: 'REGISTRATION_REQUIRED' } };

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
  return `owner${people}@example.com`;
}

async function signIn(email: string): Promise<SessionValues> {
  server.clock.advance(60_000);
  return signInByEmail(server, email);
}

async function list(session: SessionValues) {
  const answer = await server.call('/user/sessions', { session });
  return OpenSessionListEnvelope.parse(answer.body).data.items;
}

async function ownId(session: SessionValues): Promise<string> {
  const own = (await list(session)).find(({ current }) => current);
  if (own === undefined) throw new Error('The session is not in its own list');
  return own.sessionId;
}

function end(session: SessionValues, sessionId?: string) {
  const path = sessionId === undefined ? '/user/sessions' : `/user/sessions/${sessionId}`;
  return server.call(path, { method: 'DELETE', session });
}

async function statusOf(session: SessionValues): Promise<number> {
  return (await server.call('/user-profile/basic-info', { session })).status;
}

describe('the list of sessions', () => {
  it('shows where the account is signed in, the asking session first, and no credential', async () => {
    const email = someone();
    const [first, second] = [await signIn(email), await signIn(email)];
    server.clock.advance(2 * 3_600_000);
    await statusOf(first);
    await statusOf(second);
    const items = await list(first);
    expect(items.map(({ current }) => current)).toEqual([true, false]);
    expect(Date.parse(items[0]?.lastUsedAt ?? '')).toBe(server.clock.now());
    expect(Date.parse(items[0]?.createdAt ?? '')).toBeLessThan(server.clock.now());
    const { credential_hash: hash } = await server.deps.database.db
      .selectFrom('sessions')
      .select('credential_hash')
      .where('session_id', '=', items[0]?.sessionId ?? '')
      .executeTakeFirstOrThrow();
    const text = JSON.stringify(items);
    for (const secret of [first.Authorization, second.Authorization, hash, first['Device-ID']]) {
      expect(text).not.toContain(secret);
    }
  });

  it('names the browser that opened the device, through the login and after it', async () => {
    const email = someone();
    const headers = { 'user-agent': CHROME };
    const opened = await server.call('/registerlogin/deviceinit?deviceType=web', { headers });
    const guest = DeviceSessionEnvelope.parse(opened.body).data;
    await sendEmailCode(server, guest, email);
    const { session } = readLogin(await verifyEmailCode(server, guest, email, codeSentTo(server, email)));
    const unknown = await signIn(email);
    expect((await list(session)).map(({ client }) => client)).toEqual(['Chrome on Linux', '']);
    expect((await list(unknown)).map(({ client }) => client)).toEqual(['', 'Chrome on Linux']);
  });

  it('leaves out ended sessions, idle ones and those of other accounts', async () => {
    const email = someone();
    const [stays, leaves, idles] = [await signIn(email), await signIn(email), await signIn(email)];
    await signIn(someone());
    await server.call('/registerlogin/logout', { method: 'POST', session: leaves });
    expect(await list(stays)).toHaveLength(2);
    for (let days = 0; days < 40; days += 10) {
      server.clock.advance(10 * DAY_MS);
      await statusOf(stays);
    }
    expect(await list(stays)).toHaveLength(1);
    expect(await statusOf(idles)).toBe(401);
  });

  it('is for accounts only, whatever the header claims', async () => {
    const guest = await server.guest();
    const claims = { ...guest, 'User-Login-Status': 'REGISTERED' as const };
    expect(await server.call('/user/sessions', { session: claims })).toMatchObject(GUEST_REFUSED);
    expect(await end(claims)).toMatchObject(GUEST_REFUSED);
    expect(await end(claims, 'ses-1')).toMatchObject(GUEST_REFUSED);
    expect((await server.call('/user/sessions')).status).toBe(401);
  });
});

describe('ending a session', () => {
  it('ends the one that was named, and no other', async () => {
    const email = someone();
    const [asks, named, other] = [await signIn(email), await signIn(email), await signIn(email)];
    expect((await end(asks, await ownId(named))).status).toBe(200);
    expect(await statusOf(named)).toBe(401);
    expect([await statusOf(asks), await statusOf(other)]).toEqual([200, 200]);
  });

  it('answers alike for an unknown one, an ended one and one of another account, which stays alive', async () => {
    const email = someone();
    const [asks, ended] = [await signIn(email), await signIn(email)];
    const stranger = await signIn(someone());
    const endedId = await ownId(ended);
    await end(asks, endedId);
    const bodies: unknown[] = [];
    for (const id of ['ses-00000000000000000000000000000000', endedId, await ownId(stranger)]) {
      const answer = await end(asks, id);
      expect(answer).toMatchObject({ status: 404, body: { reason: 'NOT_FOUND' } });
      bodies.push({ ...answer.body, requestId: '' });
    }
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
    expect(await statusOf(stranger)).toBe(200);
  });

  it('leaves the session that asks to logging out', async () => {
    const session = await signIn(someone());
    expect(await end(session, await ownId(session))).toMatchObject({ status: 409, body: { reason: 'CONFLICT' } });
    expect(await statusOf(session)).toBe(200);
  });

  it('ends all other sessions of the account, and repeating it changes nothing', async () => {
    const email = someone();
    const [asks, ...others] = [await signIn(email), await signIn(email), await signIn(email)];
    const stranger = await signIn(someone());
    expect((await end(asks)).status).toBe(200);
    expect((await end(asks)).status).toBe(200);
    expect(await Promise.all(others.map(statusOf))).toEqual([401, 401]);
    expect([await statusOf(asks), await statusOf(stranger)]).toEqual([200, 200]);
  });
});
