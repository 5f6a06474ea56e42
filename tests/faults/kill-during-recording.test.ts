import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import type { Recording } from '../../server/src/contract/validators.ts';
import { SpeechPeer } from '../../server/src/testing/peers/speech-peer.ts';
import { startServer, type RunningServer } from '../servers/start-server.ts';
import { call, gift, type Chat } from './conversing.ts';

/** A lease, the time between two looks for jobs that were left behind, and a busy machine. */
const recoveredWithinMs = 90_000;

let dataDir: string;
let speech: SpeechPeer;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'fabula-faults-'));
  speech = new SpeechPeer();
  await speech.peer.open();
});
afterEach(async () => {
  await speech[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (): Promise<RunningServer> =>
  startServer({
    ...speech.settings,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    TEXT_ENGINE: 'offline',
    POINTS_SPEECH: '10',
  });

test('a server killed while a model reads aloud gives the points back, and the words can be asked for again', async () => {
  const release = speech.hold();
  const killed = await start();
  const session = await call<Record<string, string>>(killed.origin, {}, '/registerlogin/deviceinit?deviceType=web');
  const { chatId, messages } = await call<Chat>(killed.origin, session, '/chats', {
    json: { characterId: 'maren-vale' },
  });
  const messageId = messages.items[0]?.messageId ?? '';
  const json = { source: { kind: 'reply', chatId, messageId }, voiceId: 'af_heart' };
  const { recordingId } = await call<Recording>(killed.origin, session, '/recordings', {
    json,
    key: 'said-before-the-kill',
  });
  await expect.poll(() => speech.asked.length, { timeout: 20_000 }).toBe(1);
  killed.process.kill('SIGKILL');
  await once(killed.process, 'exit');

  release();
  await using survivor = await start();
  const { origin } = survivor;
  const read = (id: string) => call<Recording>(origin, session, `/recordings/${id}`);
  const quote = () => call<{ points: number; balance: number }>(origin, session, '/recordings/quote', { json });
  await expect
    .poll(async () => (await read(recordingId)).state, { interval: 1_000, timeout: recoveredWithinMs })
    .toBe('failed');
  const { balance, points } = await quote();
  expect(balance).toBe(gift);
  expect(points).toBeGreaterThan(0);

  const again = await call<Recording>(origin, session, '/recordings', { json, key: 'said-after-the-kill' });
  await expect.poll(async () => (await read(again.recordingId)).state, { timeout: 20_000 }).toBe('ready');
  expect(await quote()).toMatchObject({ points: 0, balance: gift - points });
});
