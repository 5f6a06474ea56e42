import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionValues } from '../principal.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { openTestSocket } from '../../testing/test-socket.ts';

const PATH = '/user/confirm-adult';

let server: TestServer;
let session: SessionValues;
beforeAll(async () => {
  server = await createTestServer({ config: { bodyLimitBytes: 10_000 } });
  session = await server.guest();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

const send = (body: BodyInit | undefined, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  server.call(PATH, { method: 'POST', session, headers, ...(body === undefined ? {} : { body }) });

describe('bodies', () => {
  it.each<[string, string | undefined, string]>([
    ['none', undefined, 'body'],
    ['null', 'null', 'body'],
    ['a list', '[]', 'body'],
    ['a field of the wrong type', '{"confirmed":"yes"}', 'confirmed'],
    ['a field that may only be true', '{"confirmed":false}', 'confirmed'],
    ['broken JSON', '{"confirmed":true', 'body'],
    ['a poisoned key', '{"confirmed":true,"__proto__":{"admin":true}}', '__proto__'],
    ['a poisoned key in disguise', String.raw`{"confirmed":true,"a":{"\u005f_proto__":1}}`, '__proto__'],
    ['ten thousand lists in each other', '['.repeat(4900) + ']'.repeat(4900), 'body'],
  ])('are refused with the field that is wrong: %s', async (_what, body, field) => {
    const answer = await send(body);
    expect(answer).toMatchObject({ status: 400, body: { code: 400, reason: 'VALIDATION_FAILED', field, data: null } });
  });

  it('are refused when their bytes are not UTF-8', async () => {
    const answer = await send(new Uint8Array([...Buffer.from('{"confirmed":"'), 0xc3, 0x28, 0x22, 0x7d]));
    expect(answer).toMatchObject({ status: 400, body: { field: 'body' } });
  });

  it.each<[string, Record<string, string>]>([
    ['plain text', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['another character set', { 'content-type': 'application/json; charset=utf-16' }],
  ])('are refused when they are %s', async (_what, headers) => {
    expect(await send('{"confirmed":true}', headers)).toMatchObject({
      status: 415,
      body: { reason: 'UNSUPPORTED_MEDIA_TYPE' },
    });
  });

  it('are never inflated: a compressed one is refused unread', async () => {
    const bomb = new Uint8Array(gzipSync(Buffer.alloc(5_000_000)));
    const answer = await send(bomb, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    expect(answer.status).toBe(415);
  });

  it('may have fields that the contract does not know, which change nothing', async () => {
    const answer = await send('{"confirmed":true,"points":1000000,"role":"admin"}');
    expect(answer.body.data).toEqual({ adultConfirmed: true });
    expect((await server.call('/user-profile/basic-info', { session })).body.data).toMatchObject({ points: 20 });
  });

  it('are refused by Content-Length, or by the counted length where none was sent', async () => {
    await using socket = await openTestSocket(server);
    const head = (extra: string) =>
      [
        `POST /api${PATH} HTTP/1.1`,
        'host: 127.0.0.1',
        'connection: close',
        `authorization: ${session.Authorization}`,
        'content-type: application/json',
        extra,
        '',
        '',
      ].join('\r\n');
    expect(await socket.raw(head('content-length: 2000000'))).toMatch(/^HTTP\/1\.1 413 /);
    const chunk = `2710\r\n${'x'.repeat(10_000)}\r\n`;
    const answer = await socket.raw(head('transfer-encoding: chunked') + chunk + chunk);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('"reason":"PAYLOAD_TOO_LARGE"');
    const small = `12\r\n{"confirmed":true}\r\n0\r\n\r\n`;
    expect(await socket.raw(head('transfer-encoding: chunked') + small)).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('large bodies', () => {
  it('wait for their room, and are refused when too many of one address wait', async () => {
    await using socket = await openTestSocket(server);
    const { hostname, port } = new URL(socket.origin);
    const head = [
      'POST /api/cards/preview HTTP/1.1',
      'host: 127.0.0.1',
      `authorization: ${session.Authorization}`,
      'content-type: application/json',
      `content-length: ${12 * 1024 * 1024}`,
      '',
      '{',
    ].join('\r\n');
    // One is read, six wait; none has an answer before its body came.
    const clients = Array.from({ length: 8 }, () => {
      const client = connect(Number(port), hostname);
      client.write(head);
      return client;
    });
    const [answer] = await Promise.race(clients.map((client) => once(client, 'data')));
    expect(String(answer)).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 2/i);
    for (const client of clients) client.destroy();
    const small = { method: 'POST', headers: { ...session, 'content-type': 'application/json' }, body: '{}' };
    await expect.poll(async () => (await fetch(`${socket.origin}/api/cards/preview`, small)).status).toBe(400);
  });
});

describe('requests that are no requests', () => {
  it('get a 4xx and leave the server healthy', async () => {
    await using socket = await openTestSocket(server);
    const long = `GET /api/tags HTTP/1.1\r\nhost: x\r\nauthorization: ${'x'.repeat(20_000)}\r\n\r\n`;
    expect(await socket.raw(long)).toMatch(/^HTTP\/1\.1 431 /);
    expect(await socket.raw('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await socket.raw('GET /api/tags HTTP/1.1\r\nhost: a b\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    const twice = `authorization: ${session.Authorization}\r\n`.repeat(2);
    const doubled = `GET /api/user-profile/basic-info HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${twice}\r\n`;
    expect(await socket.raw(doubled)).toMatch(/^HTTP\/1\.1 401 /);
    expect((await fetch(`${socket.origin}/api/healthz`)).status).toBe(200);
  });
});
