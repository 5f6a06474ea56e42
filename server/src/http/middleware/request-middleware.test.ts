import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../log.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { openTestSocket } from '../../testing/test-socket.ts';

const FRIEND = 'https://friend.example';
const INIT = '/registerlogin/deviceinit?deviceType=web';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { corsOrigins: new Set([FRIEND]), publicUrl: 'https://fabula.example' } });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

describe('request ids', () => {
  it('keeps a sane id of the caller and replaces any other', async () => {
    const sane = await server.call('/nowhere', { headers: { 'x-request-id': 'trace-0123456789' } });
    expect(sane.headers.get('x-request-id')).toBe('trace-0123456789');
    expect(sane.body.requestId).toBe('trace-0123456789');
    const forged = await server.call('/nowhere', { headers: { 'x-request-id': 'a b"} {"level":60' } });
    expect(forged.body.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('headers of every answer', () => {
  it.each(['/tags', '/nowhere', '/characters?limit=0'])(
    'keep %s from being sniffed, framed or leaked',
    async (path) => {
      const { headers } = await server.call(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('strict-transport-security')).toContain('max-age=');
    },
  );

  it('forbid everyone to keep what belongs to a session, and let guests share a list for a moment', async () => {
    const session = await server.guest();
    const cacheControl = async (path: string, withSession: boolean) =>
      (await server.call(path, withSession ? { session } : {})).headers.get('cache-control');
    expect(await cacheControl('/user-profile/basic-info', true)).toBe('no-store');
    expect(await cacheControl('/characters', true)).toContain('no-store');
    expect(await cacheControl('/characters', false)).toContain('public, max-age=30');
    const { headers } = await server.call('/characters');
    for (const name of ['Authorization', 'language-type', 'sfw-type']) expect(headers.get('vary')).toContain(name);
  });
});

describe('pages of other origins', () => {
  const preflight = (origin: string) =>
    server.app.request(`/api/tags`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET' },
    });

  it('may call and read the session headers when they are listed', async () => {
    const asked = await preflight(FRIEND);
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe(FRIEND);
    expect(asked.headers.get('access-control-allow-headers')).toContain('language-type');
    const { headers } = await server.call(INIT, { headers: { origin: FRIEND } });
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('access-control-expose-headers')).toContain('User-Login-Status');
  });

  it('are refused otherwise, and never answered with a star', async () => {
    expect((await preflight('https://evil.example')).status).toBe(403);
    const { headers, status } = await server.call('/tags', { headers: { origin: 'https://evil.example' } });
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each<[string, Record<string, string>]>([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
    ['a form of a sister site', { 'sec-fetch-site': 'same-site', 'content-type': 'text/plain' }],
  ])('cannot make a visitor act: %s', async (_what, headers) => {
    const session = await server.guest();
    const answer = await server.call('/registerlogin/logout', { method: 'POST', session, headers });
    expect(answer).toMatchObject({ status: 403, body: { reason: 'FORBIDDEN' } });
    expect((await server.call('/user-profile/basic-info', { session })).status).toBe(200);
  });

  it.each<[string, Record<string, string>]>([
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'https://fabula.example' }],
    ['our own page in an older browser', { origin: 'https://fabula.example' }],
    ['a listed origin', { 'sec-fetch-site': 'cross-site', origin: FRIEND }],
    ['a program that is no browser', {}],
  ])('leave the way free for %s', async (_what, headers) => {
    const session = await server.guest();
    const answer = await server.call('/user/claim-daily-points', { method: 'POST', session, headers });
    expect(answer.status).toBe(200);
  });
});

describe('rate limits', () => {
  it('count an IPv4 address and a whole IPv6 /64 once, and say when to come back', async () => {
    const limits = { ...server.deps.config.limits, perMinute: 5 };
    await using limited = await createTestServer({ config: { limits, trustedProxies: 1 } });
    await using socket = await openTestSocket(limited);
    const ask = (address: string) =>
      fetch(`${socket.origin}/api/healthz`, { headers: { 'x-forwarded-for': `spoofed, ${address}` } });
    for (let host = 1; host <= 5; host += 1) expect((await ask(`2001:db8::${host}`)).status).toBe(200);
    const refused = await ask('2001:0db8:0:0:ffff::1');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ reason: 'RATE_LIMITED', data: null });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('2001:db8:0:1::1')).status).toBe(200);
  });

  it('count new devices on their own', async () => {
    const limits = { ...server.deps.config.limits, perMinute: 0, devicesPerMinute: 2 };
    await using limited = await createTestServer({ config: { limits } });
    await using socket = await openTestSocket(limited);
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await fetch(`${socket.origin}/api${INIT}`)).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await fetch(`${socket.origin}/api/tags`)).status).toBe(200);
  });
});

describe('a header of proxies', () => {
  const warnings = async (trustedProxies: number, forwardedFor: string) => {
    const lines: string[] = [];
    const log = createLog('warn', { write: (line: string) => void lines.push(line) });
    await using warned = await createTestServer({ config: { trustedProxies }, overrides: { log } });
    for (let count = 0; count < 3; count += 1) {
      await warned.call('/healthz', { headers: { 'x-forwarded-for': forwardedFor } });
    }
    return lines.filter((line) => line.includes('TRUSTED_PROXIES'));
  };

  it('is warned of once when no proxy is trusted, or fewer have written it than are', async () => {
    expect(await warnings(0, '203.0.113.7')).toHaveLength(1);
    expect(await warnings(2, '203.0.113.7')).toHaveLength(1);
  });

  it('is fine as configured', async () => {
    expect(await warnings(1, '203.0.113.7')).toEqual([]);
    expect(await warnings(1, 'spoofed, 203.0.113.7:4711')).toEqual([]);
  });
});

describe('the log', () => {
  it('has a line for every request and neither credentials nor queries', async () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line: string) => void lines.push(line) });
    await using logged = await createTestServer({ overrides: { log } });
    const session = await logged.guest();
    await logged.call('/registerlogin/twilio/verify-sms?phoneNumber=5551234567&code=424242', {
      method: 'POST',
      session,
    });
    await logged.call('/characters?q=secretsearch', { session });
    log.info({ authorization: session.Authorization, request: { password: 'hunter2' } }, 'careless');
    const text = lines.join('');
    expect(lines.filter((line) => line.includes('"msg":"request"'))).toHaveLength(3);
    for (const secret of [session.Authorization, '424242', '5551234567', 'secretsearch', 'hunter2']) {
      expect(text).not.toContain(secret);
    }
  });
});
