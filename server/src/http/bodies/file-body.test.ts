import { once } from 'node:events';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardV2, jsonFile } from '../../testing/files/card-files.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { openTestSocket, type TestSocket } from '../../testing/test-socket.ts';
import type { SessionValues } from '../principal.ts';

const PATH = '/cards/preview';

let server: TestServer;
let socket: TestSocket;
let session: SessionValues;
beforeAll(async () => {
  server = await createTestServer({ config: { bodyLimitBytes: 10_000 } });
  socket = await openTestSocket(server);
  session = await server.guest();
});
afterAll(async () => {
  await socket[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const card = jsonFile(cardV2({ name: 'Mira' })).toString('base64');

/** Through a connection, and within the process. */
const ways: [string, (body: string | Uint8Array<ArrayBuffer>, headers?: Record<string, string>) => Promise<object>][] =
  [
    [
      'a connection',
      async (body, headers = {}) => {
        const sent = { 'content-type': 'application/json', ...session, ...headers };
        const answer = await fetch(`${socket.origin}/api${PATH}`, { method: 'POST', headers: sent, body });
        return { status: answer.status, body: await answer.json() };
      },
    ],
    [
      'the process itself',
      (body, headers = {}) =>
        server.call(PATH, {
          method: 'POST',
          session,
          headers: { 'content-type': 'application/json', ...headers },
          body,
        }),
    ],
  ];

const kept = async () => {
  const { path: folder } = server.deps.uploads;
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.map(async (name) => stat(path.join(folder, name))));
};

describe.each(ways)('a file that comes through %s', (_way, post) => {
  it('is read, wherever in its body it stands, and gone afterwards', async () => {
    const preview = { status: 200, body: { data: { name: 'Mira' } } };
    expect(await post(`{"content":"${card}"}`)).toMatchObject(preview);
    expect(await post(`{"a":[{"content":"b"}], "content" : "${card}", "z": {}}`)).toMatchObject(preview);
    expect(await post(`{"content":"${card.replaceAll('/', String.raw`\/`)}"}`)).toMatchObject(preview);
    expect(await kept()).toEqual([]);
  });

  it.each([
    ['no file', '{}', 'content'],
    ['a number in its place', '{"content":5}', 'content'],
    ['a number after it', `{"content":"${card}","content":5}`, 'content'],
    ['something else than base64', '{"content":"?"}', 'content'],
    ['two', `{"content":"${card}","content":"${card}"}`, 'content'],
    ['one whose JSON does not end', `{"content":"${card}"`, 'body'],
    ['one in a list', `[{"content":"${card}"}]`, 'body'],
    ['a key that could change other objects', `{"content":"${card}","__proto__":{}}`, '__proto__'],
  ])('is refused with its field: %s', async (_what, body, field) => {
    const refusal = { status: 400, body: { reason: 'VALIDATION_FAILED', field } };
    expect(await post(body)).toMatchObject(refusal);
    expect(await kept()).toEqual([]);
  });

  it('takes none that is compressed, or in another type, or among much else', async () => {
    const unknown = { status: 415, body: { reason: 'UNSUPPORTED_MEDIA_TYPE' } };
    const body = `{"content":"${card}"}`;
    expect(await post(body, { 'content-type': 'text/plain' })).toMatchObject(unknown);
    expect(await post(new Uint8Array(gzipSync(body)), { 'content-encoding': 'gzip' })).toMatchObject(unknown);
    const long = `{"content":"${card}","notes":"${'x'.repeat(20_000)}"}`;
    expect(await post(long)).toMatchObject({ status: 413, body: { reason: 'PAYLOAD_TOO_LARGE' } });
    expect(await post('')).toMatchObject({ status: 400, body: { field: 'body' } });
  });
});

describe('the disk', () => {
  it('has a file while it arrives, for this user alone, and loses it with a client that leaves', async () => {
    const { hostname, port } = new URL(socket.origin);
    const client = connect(Number(port), hostname);
    const half = 3 * 1_048_576;
    const head = [
      `POST /api${PATH} HTTP/1.1`,
      'host: 127.0.0.1',
      `authorization: ${session.Authorization}`,
      'content-type: application/json',
      `content-length: ${2 * half}`,
      '',
      '{"content":"',
    ].join('\r\n');
    client.write(head + 'QUJD'.repeat(half / 4));
    // The last piece may be on its way.
    const size = (half / 4) * 3;
    await expect.poll(async () => (await kept())[0]?.size ?? 0).toBeGreaterThan(size - 65_536);
    expect((await kept()).map(({ mode }) => mode & 0o777)).toEqual([0o600]);
    client.destroy();
    await once(client, 'close');
    await expect.poll(kept).toEqual([]);
  });

  it('that takes no files is told as one that has no space', async () => {
    const { path: folder } = server.deps.uploads;
    await rm(folder, { recursive: true, force: true });
    // No folder can be made where a file is.
    await writeFile(folder, '');
    const answer = await server.call(PATH, { method: 'POST', session, json: { content: card } });
    expect(answer).toMatchObject({ status: 503, body: { reason: 'UNAVAILABLE' } });
    expect(answer.headers.get('retry-after')).toBe('60');
    await rm(folder);
    expect(await server.call(PATH, { method: 'POST', session, json: { content: card } })).toMatchObject({
      status: 200,
    });
  });
});
