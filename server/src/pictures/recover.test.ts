import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { GenerationEnvelope } from '../contract/validators.ts';
import { createDeps, type Deps } from '../deps.ts';
import type { SessionValues } from '../http/principal.ts';
import { createLog } from '../log.ts';
import { createPictureServer, type PictureServer } from '../testing/picture-server.ts';
import { allOf, ScriptedPictureEngine } from '../testing/scripted-picture-engine.ts';
import { sharedParsers } from '../testing/shared-parsers.ts';

/** Longer than a lease. */
const LEFT_BEHIND_MS = 60_000;
const never = new Promise<void>(() => undefined);

let server: PictureServer;
let leaver: Deps;
let left: ScriptedPictureEngine;
beforeEach(async () => {
  server = await createPictureServer();
  left = new ScriptedPictureEngine();
  leaver = createDeps(server.deps.config, {
    clock: server.clock,
    pictureEngine: left,
    parsers: sharedParsers,
    log: createLog('silent'),
  });
});
afterEach(async () => {
  await leaver[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

async function beginOnLeaver(session: SessionValues, form: object = {}): Promise<string> {
  const answer = await createApp(leaver).request('/api/generations', {
    method: 'POST',
    headers: { ...session, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'image', prompt: 'A lamp on a quay', ...form }),
  });
  return GenerationEnvelope.parse(await answer.json()).data.generationId;
}

const rowOf = (id: string) =>
  server.deps.database.db
    .selectFrom('picture_generations')
    .select(['status', 'provider_job_id'])
    .where('generation_id', '=', id)
    .executeTakeFirstOrThrow();

/** As another server does when the lease has run out. */
async function takeOver(): Promise<void> {
  server.clock.advance(LEFT_BEHIND_MS);
  await server.deps.pictures.generations.recover();
}

describe('a generation whose server has left it behind', () => {
  it('is gone on with by the provider’s own id, and the provider is not asked again', async () => {
    const session = await server.registered();
    left.does({ kind: 'job', jobId: 'job-7' }, { wait: never });
    const resumed: string[] = [];
    server.engine.resume = async function* resume(jobId, request) {
      resumed.push(jobId);
      yield* await allOf(request);
    };
    const id = await beginOnLeaver(session, { count: 2 });
    await expect.poll(() => rowOf(id)).toEqual({ status: 'running', provider_job_id: 'job-7' });
    await takeOver();
    const ended = await server.ended(session, id);
    expect(ended).toMatchObject({ status: 'complete', charge: { points: 24 }, pictures: [{}, {}] });
    expect([resumed, server.engine.requests.length]).toEqual([['job-7'], 0]);
    expect(await server.balance(session)).toBe(76);
  });

  it('keeps the pictures that were there, once each', async () => {
    const session = await server.registered();
    const [first, second] = await allOf({
      prompt: '',
      negative: '',
      loras: [],
      count: 2,
      seed: 1,
      size: { width: 96, height: 128 },
    });
    if (first === undefined || second === undefined) throw new Error('There are two pictures');
    left.does({ kind: 'job', jobId: 'job-8' }, first, { wait: never });
    server.engine.resume = async function* resume() {
      yield first;
      yield second;
    };
    const id = await beginOnLeaver(session, { count: 2 });
    await expect.poll(async () => (await server.read(session, id)).pictures.length).toBe(1);
    await takeOver();
    const { pictures, status } = await server.ended(session, id);
    expect([status, pictures.map(({ seed }) => seed)]).toEqual(['complete', [1, 2]]);
  });

  it('costs nothing where the provider keeps no jobs, and is not asked for again', async () => {
    const session = await server.registered();
    left.does({ wait: never });
    const id = await beginOnLeaver(session);
    await expect.poll(async () => (await rowOf(id)).status).toBe('running');
    await takeOver();
    const ended = await server.ended(session, id);
    expect(ended).toMatchObject({ status: 'failed', failure: 'interrupted', charge: { points: 0 } });
    expect(await server.balance(session)).toBe(100);
    expect(server.engine.requests).toHaveLength(0);
  });

  it('that still waited is drawn by the server that takes over', async () => {
    const session = await server.registered();
    left.does({ wait: never });
    await beginOnLeaver(session);
    await beginOnLeaver(session);
    const waiting = await beginOnLeaver(session);
    expect((await rowOf(waiting)).status).toBe('queued');
    await takeOver();
    expect(await server.ended(session, waiting)).toMatchObject({ status: 'complete' });
    expect(server.engine.requests).toHaveLength(1);
  });

  it('survives a server that stops in order, and continues elsewhere', async () => {
    const session = await server.registered();
    left.resume = async function* resume() {
      yield* [];
    };
    left.does({ kind: 'job', jobId: 'job-9' }, { wait: never });
    server.engine.resume = async function* resume(_jobId, request) {
      yield* await allOf(request);
    };
    const id = await beginOnLeaver(session);
    await expect.poll(async () => (await rowOf(id)).provider_job_id).toBe('job-9');
    await leaver.jobs.close();
    expect((await rowOf(id)).status).toBe('running');
    await takeOver();
    expect(await server.ended(session, id)).toMatchObject({ status: 'complete', charge: { points: 12 } });
  });
});
