import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DeviceSessionEnvelope } from '../../../contract/validators.ts';
import { readAnswer, type Answer } from '../../../testing/answer.ts';
import { codeSentTo, readLogin } from '../../../testing/people/sign-in.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { openTestSocket } from '../../../testing/test-socket.ts';
import type { SessionValues } from '../../../http/principal.ts';

const PASSWORD = 'seven quiet lanterns';
const QUARTER_MS = 900_000;
const HOUR_MS = 3_600_000;
const HOME = '192.0.2.1';

let server: TestServer;
let socket: Awaited<ReturnType<typeof openTestSocket>>;
beforeAll(async () => {
  server = await createTestServer({ config: { port: 0, trustedProxies: 1 } });
  socket = await openTestSocket(server);
});
afterAll(async () => {
  await socket[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

async function post(from: string, session: SessionValues, path: string, json: unknown): Promise<Answer> {
  const headers = { ...session, 'content-type': 'application/json', 'x-forwarded-for': from };
  return readAnswer(
    await fetch(`${socket.origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(json) }),
  );
}

const tryPassword = (from: string, session: SessionValues, email: string, password: string) =>
  post(from, session, '/registerlogin/verify', { way: 'password-email', username: email, password });
const askForCode = (from: string, session: SessionValues, toEmail: string) =>
  post(from, session, '/registerlogin/sendGrid/send', { toEmail });
const enterCode = (from: string, session: SessionValues, email: string) =>
  post(from, session, '/registerlogin/sendGrid/verify', { email, code: codeSentTo(server, email) });

let people = 0;

/** An account with a password, and the guest session that is left on its device after signing out. */
async function owner(): Promise<{ email: string; device: SessionValues }> {
  people += 1;
  const email = `owner${people}@example.com`;
  const guest = await server.guest();
  await askForCode(HOME, guest, email);
  const form = { way: 'password-email', username: email, password: PASSWORD, code: codeSentTo(server, email) };
  const { session } = readLogin(await post(HOME, guest, '/registerlogin/sign-up', form));
  const left = await post(HOME, session, '/registerlogin/logout', {});
  server.clock.advance(HOUR_MS);
  return { email, device: DeviceSessionEnvelope.parse(left.body).data };
}

async function guess(from: string, email: string, times: number): Promise<number[]> {
  const stranger = await server.guest();
  const answers = await Promise.all(
    Array.from({ length: times }, () => tryPassword(from, stranger, email, 'wrong one')),
  );
  return answers.map(({ status }) => status);
}

describe('a stranger who tries passwords', () => {
  it('from the address of the owner has ten tries, and the owner signs in on a known device', async () => {
    const { device, email } = await owner();
    expect((await guess(HOME, email, 12)).filter((status) => status === 400)).toHaveLength(10);
    expect((await tryPassword(HOME, device, email, PASSWORD)).status).toBe(200);
  });

  it('from many addresses is stopped after forty, and the owner signs in on a known device', async () => {
    const { device, email } = await owner();
    const statuses: number[] = [];
    for (let host = 1; host <= 6; host += 1) statuses.push(...(await guess(`198.51.100.${host}`, email, 10)));
    expect(statuses.filter((status) => status === 400)).toHaveLength(40);
    expect((await tryPassword('203.0.113.9', await server.guest(), email, PASSWORD)).status).toBe(429);
    expect((await tryPassword('203.0.113.9', device, email, PASSWORD)).status).toBe(200);
  });

  it('from one address leaves the owner the password on a new device elsewhere', async () => {
    const { email } = await owner();
    await guess('198.51.100.40', email, 12);
    expect((await tryPassword('203.0.113.40', await server.guest(), email, PASSWORD)).status).toBe(200);
  });

  it('gets no tries by naming a device of the owner', async () => {
    const { device, email } = await owner();
    await guess('198.51.100.60', email, 10);
    const claim = { ...(await server.guest()), 'Device-ID': device['Device-ID'] };
    expect((await tryPassword('198.51.100.60', claim, email, 'wrong one')).status).toBe(401);
  });
});

describe('a known device', () => {
  it('has ten tries in a quarter of an hour too', async () => {
    const { device, email } = await owner();
    const tries = await Promise.all(Array.from({ length: 12 }, () => tryPassword(HOME, device, email, 'wrong one')));
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(10);
    server.clock.advance(QUARTER_MS);
    expect((await tryPassword(HOME, device, email, PASSWORD)).status).toBe(200);
  });

  it('is a stranger again once the owner has ended its session', async () => {
    const { device, email } = await owner();
    readLogin(await tryPassword(HOME, device, email, PASSWORD));
    const other = readLogin(await tryPassword(HOME, await server.guest(), email, PASSWORD)).session;
    await server.call('/user/sessions', { method: 'DELETE', session: other });
    const known = await server.deps.database.db
      .selectFrom('known_devices')
      .select('device_id')
      .where('device_id', 'in', [device['Device-ID'], other['Device-ID']])
      .execute();
    expect(known).toEqual([{ device_id: other['Device-ID'] }]);
  });
});

describe('a stranger who asks for codes', () => {
  it('does not make the owner wait on a known device, from whatever address, and gets ten an hour at most', async () => {
    const { device, email } = await owner();
    for (let round = 0; round < 8; round += 1) {
      const asked = [HOME, '198.51.100.2', '198.51.100.3'].map(async (from) =>
        askForCode(from, await server.guest(), email),
      );
      await Promise.all(asked);
      server.clock.advance(60_000);
    }
    const before = server.deps.signIn.outbox?.list(email).length ?? 0;
    expect((await askForCode('203.0.113.1', await server.guest(), email)).status).toBe(429);
    expect((await askForCode(HOME, device, email)).status).toBe(200);
    expect(readLogin(await enterCode(HOME, device, email)).isNewUser).toBe(false);
    // One was for making the account, an hour before.
    expect(before).toBe(1 + 10);
  });

  it('elsewhere leaves the owner codes on a new device', async () => {
    const { email } = await owner();
    const stranger = await server.guest();
    for (let request = 0; request < 7; request += 1) {
      await askForCode('198.51.100.70', stranger, email);
      server.clock.advance(60_000);
    }
    const fresh = await server.guest();
    expect((await askForCode('203.0.113.70', fresh, email)).status).toBe(200);
    expect(readLogin(await enterCode('203.0.113.70', fresh, email)).isNewUser).toBe(false);
  });
});
