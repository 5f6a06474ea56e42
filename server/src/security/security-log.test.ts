import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionValues } from '../http/principal.ts';
import { readConfig } from '../config/config.ts';
import { DeviceSessionEnvelope } from '../contract/validators.ts';
import { createLog } from '../log.ts';
import { codeSentTo, otherCode, sendEmailCode, signInByEmail } from '../testing/people/sign-in.ts';
import { createTestServer, principalOf, type TestServer } from '../testing/test-server.ts';
import { openTestSocket, type TestSocket } from '../testing/test-socket.ts';

const ADDRESS = '203.0.113.7';
const EMAIL = 'reader@example.com';
const PASSWORD = 'seven quiet lanterns';

interface Line {
  security?: true;
  msg: string;
  address?: string;
}

const written: string[] = [];
const log = createLog(
  'warn',
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      written.push(chunk.toString());
      done();
    },
  }),
);

let server: TestServer;
let socket: TestSocket;
beforeAll(async () => {
  const { signIn } = readConfig({ NODE_ENV: 'test', TEST_ACCOUNT: 'tester', TEST_PASSWORD: PASSWORD });
  const { limits } = readConfig({ NODE_ENV: 'test', RATE_LIMIT_PER_MINUTE: '0', RATE_LIMIT_DEVICES_PER_MINUTE: '1' });
  server = await createTestServer({ config: { limits, signIn, trustedProxies: 1 }, overrides: { log } });
  socket = await openTestSocket(server);
});
afterAll(async () => {
  await socket[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});
beforeEach(() => {
  server.clock.advance(900_000);
  written.length = 0;
});

function securityLines(): Line[] {
  return written.map((line): Line => JSON.parse(line)).filter(({ security }) => security === true);
}

async function call(path: string, json: unknown, session?: SessionValues, from = ADDRESS): Promise<number> {
  const answer = await fetch(`${socket.origin}${path}`, {
    method: json === undefined ? 'GET' : 'POST',
    headers: { ...session, 'content-type': 'application/json', 'x-forwarded-for': from },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  return answer.status;
}

const accountIdOf = async (session: SessionValues) => (await principalOf(server.deps, session)).accountId;

async function withPassword(email: string): Promise<{ session: SessionValues; accountId: string | undefined }> {
  const former = await signInByEmail(server, email);
  const accountId = await accountIdOf(former);
  const json = { newPassword: PASSWORD };
  const { body } = await server.call('/user/password', { method: 'POST', session: former, json });
  const session = DeviceSessionEnvelope.parse(body).data;
  written.length = 0;
  return { session, accountId };
}

describe('the security log', () => {
  it('tells of a wrong password whose account was meant, and after ten that it is locked', async () => {
    const { accountId } = await withPassword(EMAIL);
    const guest = await server.guest();
    const attempt = { way: 'password-email', username: EMAIL, password: 'not this one' };
    for (let time = 0; time < 11; time += 1) await call('/api/registerlogin/verify', attempt, guest);
    const lines = securityLines();
    expect(lines).toHaveLength(11);
    expect(lines[0]).toMatchObject({
      level: 40,
      msg: 'sign-in failed',
      way: 'password',
      accountId,
      address: expect.stringMatching(/^[0-9a-f]{32}$/),
      requestId: expect.any(String),
    });
    expect(lines.at(-2)).toMatchObject({ msg: 'sign-in failed', muted: true });
    expect(lines.at(-1)).toMatchObject({ msg: 'sign-in locked', accountId });
  });

  it('tells of a wrong code and of a wrong test password', async () => {
    const guest = await server.guest();
    await sendEmailCode(server, guest, 'new@example.com');
    const code = otherCode(codeSentTo(server, 'new@example.com'));
    await call('/api/registerlogin/sendGrid/verify', { email: 'new@example.com', code }, guest);
    await call('/api/registerlogin/verifytestaccount', { testAccount: 'tester', testPassword: 'no' }, guest);
    expect(securityLines()).toMatchObject([
      { msg: 'sign-in failed', way: 'code' },
      { msg: 'sign-in failed', way: 'test account' },
    ]);
  });

  it('tells that a change of the password has ended the other sessions', async () => {
    const { accountId, session } = await withPassword('changing@example.com');
    const json = { currentPassword: PASSWORD, newPassword: 'eight quiet lanterns' };
    await server.call('/user/password', { method: 'POST', session, json });
    expect(securityLines()).toMatchObject([{ msg: 'sessions ended', cause: 'password change', accountId }]);
  });

  it('tells of a refused file, a limit, a forged webhook and a page of another site', async () => {
    const session = await server.registered();
    const accountId = await accountIdOf(session);
    written.length = 0;
    expect(await call('/api/cards', { content: 'AAAA' }, session)).toBeGreaterThanOrEqual(400);
    for (let time = 0; time < 2; time += 1) await call('/api/registerlogin/deviceinit?deviceType=web', undefined);
    expect(await call('/api/shop/webhooks/local', { forged: true })).toBe(400);
    await fetch(`${socket.origin}/api/user/confirm-adult`, {
      method: 'POST',
      headers: { origin: 'https://attacker.example', 'x-forwarded-for': ADDRESS },
    });
    await fetch(`${socket.origin}/dev/outbox`, {
      headers: { origin: 'https://attacker.example', 'x-forwarded-for': ADDRESS },
    });
    expect(securityLines()).toMatchObject([
      { msg: 'upload refused', operation: 'importCard', accountId },
      { msg: 'rate limit hit', operation: 'deviceInit' },
      { msg: 'webhook refused', provider: 'local' },
      { msg: 'origin refused', origin: 'https://attacker.example' },
      { msg: 'origin refused', origin: 'https://attacker.example' },
    ]);
  });

  it('names an address by the same keyed hash each time, and never by itself, nor anything secret', async () => {
    const guest = await server.guest();
    const attempt = { testAccount: 'tester', testPassword: 'a secret guess' };
    for (const from of [ADDRESS, ADDRESS, '203.0.113.8']) {
      await call('/api/registerlogin/verifytestaccount', attempt, guest, from);
    }
    const addresses = securityLines().map(({ address }) => address);
    expect(addresses).toHaveLength(3);
    expect(addresses[0]).toBe(addresses[1]);
    expect(addresses[0]).not.toBe(addresses[2]);
    for (const secret of [ADDRESS, 'a secret guess', guest.Authorization])
      expect(written.join('')).not.toContain(secret);
  });

  it('writes ten lines a minute of one event from one address, and again in the next minute', async () => {
    const guest = await server.guest();
    const flood = async () => {
      const headers = { ...guest, origin: 'https://attacker.example', 'x-forwarded-for': ADDRESS };
      const options = { method: 'POST', headers };
      for (let time = 0; time < 20; time += 1) await fetch(`${socket.origin}/api/user/confirm-adult`, options);
    };
    await flood();
    expect(securityLines()).toHaveLength(10);
    server.clock.advance(60_000);
    await flood();
    expect(securityLines()).toHaveLength(20);
  });
});
