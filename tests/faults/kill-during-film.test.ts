import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import type { Generation, OwnPicture } from '../../server/src/contract/validators.ts';
import { OpenAiFilms } from '../../server/src/testing/films/openai-films.ts';
import { plainPicture } from '../../server/src/testing/scripted-picture-engine.ts';
import { startServer, type RunningServer } from '../servers/start-server.ts';
import { call, gift } from './conversing.ts';

const price = 7;
/** A lease, the time between two looks for jobs that were left behind, and a busy machine. */
const recoveredWithinMs = 90_000;

let dataDir: string;
let films: OpenAiFilms;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'fabula-faults-'));
  films = new OpenAiFilms();
  await films.peer.open();
});
afterEach(async () => {
  await films.peer[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (): Promise<RunningServer> =>
  startServer({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    TEXT_ENGINE: 'offline',
    VIDEO_ENGINE: 'openai-video',
    VIDEO_BASE_URL: `${films.origin}/v1`,
    VIDEO_MODEL: 'peer',
    POINTS_VIDEO: String(price),
  });

test('a server killed while a film is made leaves it to the next: one job, one end, one charge', async () => {
  films.fault = 'stuck';
  const killed = await start();
  const { origin } = killed;
  const session = await call<Record<string, string>>(origin, {}, '/registerlogin/deviceinit?deviceType=web');
  const content = Buffer.from(await plainPicture()).toString('base64');
  const { pictureId } = await call<OwnPicture>(origin, session, '/pictures', { json: { content } });
  const json = { kind: 'film', prompt: 'The lamp swings', reference: { pictureId, strength: 0.5 } };
  const { generationId } = await call<Generation>(origin, session, '/generations', { json, key: 'the-only-film' });
  // From the second look on, the id of the job is kept.
  await expect.poll(() => films.peer.callsOf('/v1/videos/video_1').length, { timeout: 20_000 }).toBeGreaterThan(1);
  killed.process.kill('SIGKILL');
  await once(killed.process, 'exit');

  films.fault = 'none';
  await using survivor = await start();
  const read = () => call<Generation>(survivor.origin, session, `/generations/${generationId}`);
  await expect.poll(async () => (await read()).endedAt, { interval: 1_000, timeout: recoveredWithinMs }).not.toBeNull();
  expect(await read()).toMatchObject({
    status: 'complete',
    charge: { points: price },
    pictures: [{ film: { type: 'video/mp4' } }],
  });
  const quote = await call<{ balance: number }>(survivor.origin, session, '/generations/quote', {
    json: { kind: 'film' },
  });
  expect([quote.balance, films.peer.callsOf('/v1/videos').length]).toEqual([gift - price, 1]);
});
