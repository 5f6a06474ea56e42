import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { inTransaction } from '../db/transaction.ts';
import { insertJob } from '../jobs/job-store.ts';
import { createLog } from '../log.ts';
import { createTestServer, principalOf, type TestServer } from '../testing/test-server.ts';
import { Metrics } from './metrics.ts';
import { serveMetrics, type MetricsServer } from './metrics-server.ts';

const MINUTE_MS = 60_000;

let server: TestServer;
let served: MetricsServer;
let openStreams = 0;
beforeEach(async () => {
  server = await createTestServer();
  const { clock, database } = server.deps;
  const metrics = new Metrics({ clock, database, log: createLog('silent'), openStreams: () => openStreams });
  served = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 }, createLog('silent'));
});
afterEach(async () => {
  await served[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${served.port}${path}`, init);

/** The value of a figure with these labels; undefined where it is not there. */
async function figure(name: string): Promise<number | undefined> {
  const lines = (await (await ask('/metrics')).text()).split('\n');
  const line = lines.find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}

describe('GET /metrics', () => {
  it('counts answers by operation and class of the status, in seconds', async () => {
    const app = createApp(server.deps, { onAnswer: served.observe });
    for (const path of ['/api/tags', '/api/tags', '/api/characters/nobody', '/api/nowhere']) await app.request(path);
    const count = (operation: string, statusClass: string) =>
      figure(`fabula_request_duration_seconds_count{operation="${operation}",status_class="${statusClass}"}`);
    expect(await count('listTags', '2xx')).toBe(2);
    expect(await count('getCharacter', '4xx')).toBe(1);
    expect(await count('none', '4xx')).toBe(1);
    expect(await figure('fabula_request_duration_seconds_sum{operation="listTags",status_class="2xx"}')).toBeLessThan(
      60,
    );
  });

  it('says what is under way: streams, jobs with the age of the oldest, points set aside', async () => {
    const { clock, database, points } = server.deps;
    openStreams = 3;
    const { deviceId: walletId } = await principalOf(server.deps, await server.guest());
    await inTransaction(database, async (trx) => {
      await points.reserve(trx, { walletId, amount: 2, reference: 'reply:1' });
      for (const jobId of ['job-1', 'job-2']) {
        const lease = { token: 'mine', now: clock.now(), leaseUntil: clock.now() + MINUTE_MS };
        await insertJob(trx, { jobId, kind: 'reply', ...lease });
      }
    });
    server.clock.advance(MINUTE_MS);
    // Each is read for the answer, the first one too.
    expect(await figure('fabula_oldest_job_seconds{kind="reply"}')).toBe(60);
    expect(await figure('fabula_unfinished_jobs{kind="reply"}')).toBe(2);
    expect(await figure('fabula_open_streams')).toBe(3);
    expect(await figure('fabula_held_points')).toBe(2);
  });

  it('keeps the figures of the process when the database is gone', async () => {
    await server.deps.database.close();
    expect(await figure('fabula_held_points')).toBeUndefined();
    expect(await figure('process_cpu_seconds_total')).toBeGreaterThan(0);
  });

  it('is all that there is on its port', async () => {
    expect((await ask('/')).status).toBe(404);
    expect((await ask('/metrics', { method: 'POST' })).status).toBe(404);
    expect((await ask('/metrics')).headers.get('content-type')).toContain('text/plain; version=0.0.4');
  });
});
