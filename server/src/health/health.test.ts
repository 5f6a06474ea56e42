import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { createLog } from '../log.ts';
import { openDatabase } from '../db/database.ts';
import { createApp } from '../app.ts';
import { createDeps } from '../deps.ts';
import { readConfig } from '../config/config.ts';
import { readAnswer } from '../testing/answer.ts';
import { createTestServer } from '../testing/test-server.ts';
import { jsonPeer, openTextPeer } from '../testing/peers/text-peer.ts';

describe('health', () => {
  it('is alive and ready, and says which database is in use', async () => {
    await using server = await createTestServer();
    expect(await server.call('/healthz')).toMatchObject({ status: 200, body: { data: { status: 'alive' } } });
    const { kind } = server.deps.database;
    const ready = await server.call('/readyz');
    expect(ready).toMatchObject({ status: 200, body: { data: { status: 'ready', providers: { database: kind } } } });
  });

  it('says who writes replies, makes films and moderates texts, as it is at the moment', async () => {
    await using peer = await openTextPeer(jsonPeer(200, { models: [{ name: 'qwen3:4b' }] }));
    const video = { VIDEO_ENGINE: 'openai-video', VIDEO_BASE_URL: 'http://127.0.0.1:1/v1', VIDEO_MODEL: 'wan' };
    const { films, text } = readConfig({ TEXT_ENGINE: 'ollama', OLLAMA_URL: peer.origin, ...video });
    await using server = await createTestServer({ config: { films, text } });
    await expect
      .poll(async () => (await server.call('/readyz')).body.data)
      .toMatchObject({ providers: { text: 'ollama', films: 'openai-video', safety: 'local' } });
    await using plain = await createTestServer();
    expect((await plain.call('/readyz')).body.data).toMatchObject({
      providers: { text: 'offline', films: 'composed' },
    });
  });

  it('stays alive and is not ready when the database does not answer', async () => {
    await using server = await createTestServer();
    await server.deps.database.close();
    expect((await server.call('/healthz')).status).toBe(200);
    const ready = await server.call('/readyz');
    expect(ready).toMatchObject({ status: 503, body: { reason: 'UNAVAILABLE' } });
    expect(ready.headers.get('retry-after')).toBe('2');
  });

  it.runIf(inject('postgresUrl') === undefined)('is not ready while the database may not grow', async () => {
    await using server = await createTestServer();
    const { db } = server.deps.database;
    const status = async () => {
      server.clock.advance(1_000);
      return (await server.call('/readyz')).status;
    };
    expect(await status()).toBe(200);
    await sql`vacuum`.execute(db);
    await sql`pragma max_page_count = 1`.execute(db);
    expect(await status()).toBe(503);
    expect((await server.call('/tags')).status).toBe(200);
    await sql`pragma max_page_count = 100000`.execute(db);
    expect(await status()).toBe(200);
  });

  it('is not ready while the file storage is not writable', async () => {
    await using server = await createTestServer({ config: { filesDir: '/dev/null/files' } });
    expect(await server.call('/readyz')).toMatchObject({ status: 503, body: { reason: 'UNAVAILABLE' } });
  });

  it('names its providers to the operator of a public site alone', async () => {
    const statusToken = 'a-token-of-the-operator';
    await using server = await createTestServer({ config: { publicUrl: 'https://fabula.example', statusToken } });
    const read = async (headers: Record<string, string>) => (await server.call('/readyz', { headers })).body.data;
    expect(await read({})).toEqual({ status: 'ready' });
    expect(await read({ authorization: 'Bearer a-token-of-a-stranger' })).toEqual({ status: 'ready' });
    expect(await read({ authorization: `Bearer ${statusToken}` })).toMatchObject({ providers: { mail: 'outbox' } });
  });

  it('answers a 503 within seconds, not a 500 or nothing, while PostgreSQL is away', async () => {
    const log = createLog('silent');
    const database = openDatabase({ url: 'postgres://fabula@127.0.0.1:1/none', dataDir: '', poolSize: 1, log });
    await using deps = createDeps(readConfig({ NODE_ENV: 'test' }), { database, log });
    const started = performance.now();
    const answer = await readAnswer(await createApp(deps).request('/api/tags'));
    expect(answer).toMatchObject({ status: 503, body: { reason: 'UNAVAILABLE', data: null } });
    expect(performance.now() - started).toBeLessThan(4_000);
  });
});
