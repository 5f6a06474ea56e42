import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { inTransaction } from '../db/transaction.ts';
import { insertJob } from '../jobs/job-store.ts';
import { readConfig } from '../config/config.ts';
import { FAILURES_IN_A_ROW } from '../providers/http/stream-breaker.ts';
import { createEmbeddingEngine } from '../providers/embeddings/create-embedding-engine.ts';
import { createTextEngine } from '../providers/text/create-text-engine.ts';
import { EmbeddingsPeer } from '../testing/peers/embeddings-peer.ts';
import { event, finishEvent, jsonPeer, openTextPeer, streamPeer, textEvent } from '../testing/peers/text-peer.ts';
import { collect, requestFor } from '../testing/text-request.ts';
import { createLog } from '../log.ts';
import { createTestServer, principalOf, type TestServer } from '../testing/test-server.ts';
import { Metrics } from './metrics.ts';
import { serveMetrics, type MetricsServer } from './metrics-server.ts';

const MINUTE_MS = 60_000;
const deploy = path.resolve(import.meta.dirname, '../../../deploy');

const AlertFile = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        rules: z
          .array(
            z.strictObject({
              alert: z.string().regex(/^[A-Z]\w+$/),
              expr: z.string().min(1),
              for: z.string().regex(/^\d+[smh]$/),
              labels: z.strictObject({ severity: z.enum(['warn', 'page']) }),
              annotations: z.strictObject({ summary: z.string().min(1) }),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
});
const Board = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) })).min(1),
});

let server: TestServer;
let served: MetricsServer;
let openStreams = 0;
beforeEach(async () => {
  server = await createTestServer();
  const metrics = new Metrics({ ...server.deps, openStreams: () => openStreams });
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

  it('counts ended generations by kind and state', async () => {
    const { database, jobs } = server.deps;
    let attempts = 0;
    await inTransaction(database, async (trx) => {
      attempts += 1;
      for (const jobId of ['job-1', 'job-2']) await jobs.begin(trx, jobId, 'reply');
      await jobs.end(trx, 'job-1', 'complete');
      await jobs.end(trx, 'job-2', 'failed');
      // A second end changes nothing.
      await jobs.end(trx, 'job-2', 'complete');
      // What is rolled back and tried again counts once.
      if (attempts === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    });
    expect(await figure('fabula_generations_total{kind="reply",state="complete"}')).toBe(1);
    expect(await figure('fabula_generations_total{kind="reply",state="failed"}')).toBe(1);
  });

  it('says how engines do: first token, tokens from their cache, failures and breakers', async () => {
    await using peer = await openTextPeer(
      streamPeer([
        textEvent('Hello.'),
        finishEvent('stop'),
        event({
          choices: [],
          usage: { prompt_tokens: 90, completion_tokens: 3, prompt_tokens_details: { cached_tokens: 64 } },
        }),
      ]),
    );
    const { clock, engineWatch } = server.deps;
    const { text } = readConfig({ NODE_ENV: 'test', TEXT_BASE_URL: peer.baseUrl, TEXT_MODEL: 'm' });
    const engine = createTextEngine(text, clock, engineWatch);
    const say = () => collect(engine.generate(requestFor('Hello?'), new AbortController().signal));
    await say();
    expect(await figure('fabula_engine_first_token_seconds_count{engine="openai"}')).toBe(1);
    expect(await figure('fabula_engine_tokens_total{engine="openai",kind="prompt"}')).toBe(90);
    expect(await figure('fabula_engine_tokens_total{engine="openai",kind="cached"}')).toBe(64);
    expect(await figure('fabula_engine_breaker{engine="openai",state="closed"}')).toBe(1);

    peer.answer = jsonPeer(503, {});
    for (let reply = 0; reply < FAILURES_IN_A_ROW + 1; reply += 1) await say();
    // The last one was not sent.
    expect(await figure('fabula_engine_failures_total{engine="openai",reason="unavailable"}')).toBe(FAILURES_IN_A_ROW);
    expect(await figure('fabula_engine_breaker{engine="openai",state="open"}')).toBe(1);
    expect(await figure('fabula_engine_breaker{engine="openai",state="closed"}')).toBe(0);
  });

  it('counts requests for embeddings by purpose and outcome, and says how long those took that were answered', async () => {
    await using peer = new EmbeddingsPeer();
    await peer.peer.open();
    const { embeddings } = readConfig({ NODE_ENV: 'test', ...peer.settings });
    const engine = createEmbeddingEngine(embeddings, server.deps.embeddingWatch);
    const embed = () =>
      engine?.embed({ purpose: 'question', texts: ['Who?'], limitMs: 30_000 }, new AbortController().signal);
    await embed();
    peer.peer.fault = 'busy';
    await expect(embed()).rejects.toMatchObject({ failure: 'busy' });
    const count = (outcome: string) =>
      figure(`fabula_embedding_requests_total{purpose="question",outcome="${outcome}"}`);
    expect(await count('answered')).toBe(1);
    expect(await count('busy')).toBe(1);
    expect(await figure('fabula_embedding_duration_seconds_count{purpose="question"}')).toBe(1);
    expect(await figure('fabula_embedding_duration_seconds_sum{purpose="question"}')).toBeGreaterThan(0);
  });

  it('says how far chains are behind, and that no mail and no payment waits', async () => {
    const { database } = server.deps;
    expect(await figure('fabula_oldest_order_mail_seconds')).toBe(0);
    expect(await figure('fabula_oldest_weekly_mail_seconds')).toBe(0);
    expect(await figure('fabula_oldest_unmatched_payment_seconds')).toBe(0);
    const cursor = { chain_id: 8453, height: 90, hash: '0x1', final_height: 80, head: 97 };
    await database.db.insertInto('chain_cursors').values(cursor).execute();
    expect(await figure('fabula_chain_lag_blocks{chain_id="8453"}')).toBe(7);
  });

  it('has every metric that the board and the alerts of the repository name', async () => {
    const text = await (await ask('/metrics')).text();
    const printed = new Set(Array.from(text.matchAll(/^# TYPE (\S+)/gm), ([, name = '']) => name));
    const alerts = AlertFile.parse(parse(await readFile(path.join(deploy, 'prometheus/alerts.yaml'), 'utf8')));
    const board = Board.parse(JSON.parse(await readFile(path.join(deploy, 'grafana/fabula.json'), 'utf8')));
    const expressions = [
      ...alerts.groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
      ...board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ];
    const named = expressions.flatMap((expr) => expr.match(/\b(?:fabula|nodejs|process)_\w+/g) ?? []);
    expect(named.length).toBeGreaterThan(expressions.length - 1);
    const missing = named.filter(
      (name) => !printed.has(name) && !printed.has(name.replace(/_(?:bucket|count|sum)$/, '')),
    );
    expect(missing).toEqual([]);
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
