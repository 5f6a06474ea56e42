import { describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { openDatabase } from '../db/database.ts';
import { createApp } from '../app.ts';
import { createDeps } from '../deps.ts';
import { readConfig } from '../config/config.ts';
import { readAnswer } from '../testing/answer.ts';
import { createTestServer } from '../testing/test-server.ts';
import { jsonPeer, openTextPeer } from '../testing/text-peer.ts';

describe('health', () => {
  it('is alive and ready, and says which database is in use', async () => {
    await using server = await createTestServer();
    expect(await server.call('/healthz')).toMatchObject({ status: 200, body: { data: { status: 'alive' } } });
    const { kind } = server.deps.database;
    const ready = await server.call('/readyz');
    expect(ready).toMatchObject({ status: 200, body: { data: { status: 'ready', providers: { database: kind } } } });
  });

  it('says who writes replies and who judges texts, as it is at the moment', async () => {
    await using peer = await openTextPeer(jsonPeer(200, { models: [{ name: 'qwen3:4b' }] }));
    const { text } = readConfig({ TEXT_ENGINE: 'ollama', OLLAMA_URL: peer.origin });
    await using server = await createTestServer({ config: { text } });
    await expect
      .poll(async () => (await server.call('/readyz')).body.data)
      .toMatchObject({ providers: { text: 'ollama', safety: 'local' } });
    await using plain = await createTestServer();
    expect((await plain.call('/readyz')).body.data).toMatchObject({ providers: { text: 'offline' } });
  });

  it('stays alive and is not ready when the database does not answer', async () => {
    await using server = await createTestServer();
    await server.deps.database.close();
    expect((await server.call('/healthz')).status).toBe(200);
    const ready = await server.call('/readyz');
    expect(ready).toMatchObject({ status: 503, body: { reason: 'UNAVAILABLE' } });
    expect(ready.headers.get('retry-after')).toBe('2');
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
