import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DeviceSessionEnvelope } from '../contract/validators.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import { createTestServer, principalOf, type TestServer } from '../testing/test-server.ts';

const INIT = '/registerlogin/deviceinit?deviceType=web';

describe('device sessions', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
  });

  it('gives a first visitor a guest session, in the body and in the headers', async () => {
    const answer = await server.call(INIT);
    const { data } = DeviceSessionEnvelope.parse(answer.body);
    expect(answer.status).toBe(200);
    expect(data['User-Login-Status']).toBe('ANONYMOUS');
    expect(answer.headers.get('Authorization')).toBe(data.Authorization);
    expect(answer.headers.get('Device-ID')).toBe(data['Device-ID']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('treats a missing, an empty and a null device id alike', async () => {
    const ids = new Set<string>();
    for (const query of ['', '&deviceId=', '&deviceId=null']) {
      const answer = await server.call(INIT + query);
      ids.add(DeviceSessionEnvelope.parse(answer.body).data['Device-ID']);
    }
    expect(ids.size).toBe(3);
  });

  it('refuses an initialisation without its device type, naming the field', async () => {
    const answer = await server.call('/registerlogin/deviceinit');
    expect(answer).toMatchObject({ status: 400, body: { reason: 'VALIDATION_FAILED', field: 'deviceType' } });
  });

  it('never hands out the session of another device', async () => {
    const victim = await server.guest();
    const answer = await server.call(`${INIT}&deviceId=${victim['Device-ID']}`);
    const { data } = DeviceSessionEnvelope.parse(answer.body);
    expect(data['Device-ID']).not.toBe(victim['Device-ID']);
    expect(data.Authorization).not.toBe(victim.Authorization);
  });

  it('keeps the session of a device that proves itself with its own credential', async () => {
    const own = await server.guest();
    const answer = await server.call(`${INIT}&deviceId=${own['Device-ID']}`, {
      headers: { authorization: `Bearer ${own.Authorization}` },
    });
    expect(answer.body.data).toEqual(own);
  });

  it('accepts the credential with and without Bearer', async () => {
    const { Authorization } = await server.guest();
    for (const authorization of [Authorization, `Bearer ${Authorization}`, `bearer ${Authorization}`]) {
      const answer = await server.call('/user-profile/basic-info', { headers: { authorization } });
      expect(answer.status).toBe(200);
    }
  });

  it('refuses a credential that belongs to another device than the request names', async () => {
    const [a, b] = [await server.guest(), await server.guest()];
    const session = { ...a, 'Device-ID': b['Device-ID'] };
    const answer = await server.call('/user-profile/basic-info', { session });
    expect(answer).toMatchObject({ status: 401, body: { reason: 'UNAUTHENTICATED' } });
  });

  it.each(['/user-profile/basic-info', '/characters'])('refuses damaged credentials at %s', async (path) => {
    const { Authorization } = await server.guest();
    const flipped = (Authorization.startsWith('A') ? 'B' : 'A') + Authorization.slice(1);
    const damaged = [
      flipped,
      Authorization.slice(0, -1),
      'Bearer null',
      'Bearer undefined',
      'x'.repeat(8000),
      `${Authorization}, ${Authorization}`,
    ];
    for (const authorization of damaged) {
      const answer = await server.call(path, { headers: { authorization } });
      expect(answer).toMatchObject({ status: 401, body: { reason: 'UNAUTHENTICATED', data: null } });
    }
  });

  it('takes the login status from the credential, not from the header', async () => {
    const session = { ...(await server.guest()), 'User-Login-Status': 'REGISTERED' as const };
    const claim = await server.call('/user/claim-daily-points', { method: 'POST', session });
    expect(claim.body.data).toEqual({ claimed: false, success: false, pointsAdded: 0 });
  });

  it('ends the session at logout and answers a guest on the same device', async () => {
    const session = await server.registered();
    const answer = await server.call('/registerlogin/logout', { method: 'POST', session });
    const { data } = DeviceSessionEnvelope.parse(answer.body);
    expect(data).toMatchObject({ 'User-Login-Status': 'ANONYMOUS', 'Device-ID': session['Device-ID'] });
    expect(answer.headers.get('Authorization')).toBe(data.Authorization);
    expect((await server.call('/user-profile/basic-info', { session })).status).toBe(401);
    expect((await server.call('/user-profile/basic-info', { session: data })).status).toBe(200);
  });

  it('accepts only one of two concurrent logouts of the same session', async () => {
    const session = await server.guest();
    const logout = () => server.call('/registerlogin/logout', { method: 'POST', session });
    const answers = await Promise.all([logout(), logout()]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });

  it('issues a new credential at sign-in and kills the guest credential', async () => {
    const guest = await server.guest();
    const profile = { userName: 'Ada', motto: '', avatarUrl: '' };
    const session = await server.deps.accounts.register(await principalOf(server.deps, guest), profile);
    expect(session.Authorization).not.toBe(guest.Authorization);
    expect(session).toMatchObject({ 'User-Login-Status': 'REGISTERED', 'Device-ID': guest['Device-ID'] });
    expect((await server.call('/user-profile/basic-info', { session: guest })).status).toBe(401);
  });

  it('stores no credential in readable form', async () => {
    const { Authorization } = await server.guest();
    const rows = await server.deps.database.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(Authorization);
  });

  it('gives a hundred visitors at once a session and a device each', async () => {
    const sessions = await Promise.all(Array.from({ length: 100 }, () => server.guest()));
    expect(new Set(sessions.map((session) => session.Authorization)).size).toBe(100);
    expect(new Set(sessions.map((session) => session['Device-ID'])).size).toBe(100);
  });
});

describe('the life of a session', () => {
  it('ends after thirty days without use, and a new initialisation works', async () => {
    await using server = await createTestServer();
    const session = await server.guest();
    server.clock.advance(30 * DAY_MS - 1);
    expect((await server.call('/user-profile/basic-info', { session })).status).toBe(200);
    server.clock.advance(30 * DAY_MS - 1);
    expect((await server.call('/user-profile/basic-info', { session })).status).toBe(200);
    server.clock.advance(30 * DAY_MS);
    expect((await server.call('/user-profile/basic-info', { session })).status).toBe(401);
    expect((await server.guest()).Authorization).not.toBe(session.Authorization);
  });

  it('ends after a hundred and eighty days, however much it was used', async () => {
    await using server = await createTestServer();
    const session = await server.guest();
    const statuses: number[] = [];
    for (let day = 0; day < 180; day += 20) {
      statuses.push((await server.call('/user-profile/basic-info', { session })).status);
      server.clock.advance(20 * DAY_MS);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await server.call('/user-profile/basic-info', { session })).status).toBe(401);
  });

  it('is deleted by the sweep once it has expired or ended, and not before', async () => {
    await using server = await createTestServer();
    const [alive, left] = [await server.guest(), await server.guest()];
    await server.call('/registerlogin/logout', { method: 'POST', session: left });
    await server.deps.sessions.sweep();
    const count = await server.deps.database.db.selectFrom('sessions').select('session_id').execute();
    expect(count).toHaveLength(2);
    expect((await server.call('/user-profile/basic-info', { session: alive })).status).toBe(200);
  });
});
