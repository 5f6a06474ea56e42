import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { LEARNT, tinyModel, type TinyModelOptions } from '../../server/src/testing/models/tiny-model.ts';
import type { RunningServer } from '../servers/start-server.ts';
import { meet, read, speak, startTalking, type Speaker } from './conversing.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fabula-model-'));
});
afterEach(async () => rm(folder, { recursive: true, force: true }));

function start(model: TinyModelOptions = {}, settings: Record<string, string> = {}): Promise<RunningServer> {
  const file = path.join(folder, 'tiny.gguf');
  // A token is a byte, so that prompts are longer than elsewhere.
  const contextTokens = 32_768;
  writeFileSync(file, tinyModel({ ...model, contextTokens }));
  return startTalking({
    TEXT_ENGINE: 'auto',
    TEXT_MODEL_FILE: file,
    TEXT_MODEL_THREADS: '1',
    TEXT_CONTEXT_TOKENS: String(contextTokens),
    LOG_LEVEL: 'warn',
    ...settings,
  });
}

const lastMessage = async ({ origin }: RunningServer, speaker: Speaker) =>
  (await read(origin, speaker)).messages.items.at(-1);

/** Where the system lists the processes that a process has begun. */
const listOf = (pid: number | undefined) => `/proc/${pid}/task/${pid}/children`;
const isListed = existsSync(listOf(process.pid));

const childrenOf = ({ process: { pid } }: RunningServer) =>
  readFileSync(listOf(pid), 'utf8').trim().split(' ').filter(Boolean).map(Number);

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test('a model in a file answers a chat, and is named as the engine', async () => {
  await using server = await start();
  const speaker = await meet(server.origin, 0);
  await speak(server.origin, speaker);
  await expect.poll(async () => (await lastMessage(server, speaker))?.status).toBe('complete');
  const { role, text } = (await lastMessage(server, speaker)) ?? { role: '', text: '' };
  expect(role).toBe('character');
  expect(text.length).toBeGreaterThan(0);
  expect(Array.from(text).filter((letter) => !LEARNT.includes(letter))).toEqual([]);
  const ready = await (await fetch(`${server.origin}/api/readyz`)).json();
  expect(ready).toMatchObject({ data: { status: 'ready', providers: { text: 'file' } } });
});

test('a server that is asked to stop ends with its model, and says nothing of it', async () => {
  await using server = await start();
  server.process.kill('SIGTERM');
  expect(await once(server.process, 'exit')).toEqual([0, null]);
  expect(server.output()).toBe(`Fabula is ready at ${server.origin}\n`);
});

test.runIf(isListed)(
  'a server that is asked to stop while its model writes ends the process of the model too',
  async () => {
    await using server = await start({ ends: false }, { TEXT_REPLY_TOKENS: '16000', DRAIN_SECONDS: '1' });
    const speaker = await meet(server.origin, 0);
    await speak(server.origin, speaker);
    await expect.poll(async () => (await lastMessage(server, speaker))?.text).not.toBe('');
    const children = childrenOf(server);
    expect(children).toHaveLength(1);
    expect((await lastMessage(server, speaker))?.status).toBe('streaming');
    server.process.kill('SIGTERM');
    expect(await once(server.process, 'exit')).toEqual([0, null]);
    expect(children.filter(isRunning)).toEqual([]);
  },
);

test.runIf(isListed)('the process of a model ends when the server is killed while it writes', async () => {
  await using server = await start({ ends: false });
  await speak(server.origin, await meet(server.origin, 0));
  const children = childrenOf(server);
  expect(children).toHaveLength(1);
  server.process.kill('SIGKILL');
  await once(server.process, 'exit');
  await expect.poll(() => children.filter(isRunning)).toEqual([]);
});
