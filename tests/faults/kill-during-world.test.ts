import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import type { Story, ToldStoryQuote } from '../../server/src/contract/validators.ts';
import { tellingPeer } from '../../server/src/testing/peers/story-peer.ts';
import { openTextPeer, streamPeer, textEvent, type TextPeer } from '../../server/src/testing/peers/text-peer.ts';
import { startServer, type RunningServer } from '../servers/start-server.ts';
import { call, gift } from './conversing.ts';

const price = 5;
/** A lease, the time between two looks for jobs that were left behind, and a busy machine. */
const recoveredWithinMs = 90_000;

let dataDir: string;
let peer: TextPeer;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'fabula-faults-'));
  peer = await openTextPeer(streamPeer([textEvent('{"title":')], { keepOpen: true }));
});
afterEach(async () => {
  await peer[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (): Promise<RunningServer> =>
  startServer({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    TEXT_BASE_URL: peer.baseUrl,
    TEXT_MODEL: 'storyteller',
    POINTS_STORY_ROUND: String(price),
  });

test('a server killed while a model makes the world of a story gives the points back, and the next one makes it', async () => {
  const sentence = 'A night porter finds a door that was not there yesterday.';
  const killed = await start();
  const session = await call<Record<string, string>>(killed.origin, {}, '/registerlogin/deviceinit?deviceType=web');
  const lost = call<Story>(killed.origin, session, '/told-stories', { json: { sentence }, key: 'the-first-try' });
  const outcome = lost.then(
    () => 'made',
    () => 'cut off',
  );
  await expect.poll(() => peer.heard.length, { timeout: 60_000 }).toBe(1);
  killed.process.kill('SIGKILL');
  await once(killed.process, 'exit');
  expect(await outcome).toBe('cut off');

  peer.answer = tellingPeer(() => ({}));
  await using survivor = await start();
  const balance = async () => (await call<ToldStoryQuote>(survivor.origin, session, '/told-stories/quote')).balance;
  await expect.poll(balance, { interval: 1_000, timeout: recoveredWithinMs }).toBe(gift);
  const story = await call<Story>(survivor.origin, session, '/told-stories', { json: { sentence }, key: 'the-second' });
  expect(story.title).toBe('The Door on the Fourth Floor');
  expect(await balance()).toBe(gift - price);
});
