import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { freePort } from '../servers/start-server.ts';
import { meet, speak } from './conversing.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** What `npm start` makes first is there already when the levels run; by itself this test may have to make it. */
const preparedWithinMs = 300_000;
const stoppedWithinMs = 15_000;

const quietly = { LOG_LEVEL: 'warn', TEXT_ENGINE: 'offline' } as const;

let dataDir: string;
let port: number;
let npm: ChildProcess;
let output: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'fabula-faults-'));
  port = await freePort();
  output = '';
  npm = spawn('npm', ['start'], {
    cwd: root,
    // In a process group of its own, as under a terminal.
    detached: true,
    // As from a shell: what the test runner says of itself would be built into the pages.
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataDir, PORT: String(port), ...quietly },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [npm.stdout, npm.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const requireReady = () => {
    if (!output.includes('Fabula is ready at ')) throw new Error(`The server is not ready:\n${output}`);
  };
  await vi.waitFor(requireReady, { timeout: preparedWithinMs, interval: 100 });
}, preparedWithinMs);
afterEach(async () => {
  signal(-groupOf(npm), 'SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

function groupOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('npm was not started');
  return pid;
}

/** Sends a signal; false where there is no such process any more. */
function signal(target: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(target, name);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}

test.each([
  ['to npm alone', () => groupOf(npm), 'SIGTERM'],
  ['to the whole group', () => -groupOf(npm), 'SIGTERM'],
  ['as a terminal does for Ctrl-C', () => -groupOf(npm), 'SIGINT'],
] as const)('npm start drains and leaves the port free at a signal that is sent %s', async (_case, target, name) => {
  const origin = `http://127.0.0.1:${port}`;
  const speaker = await meet(origin, 0);
  const events = await fetch(`${origin}/api/chats/${speaker.chatId}/events`, { headers: speaker.session });
  await speak(origin, speaker);
  const heard = events.text();
  const exited = once(npm, 'exit');
  signal(target(), name);
  expect(await heard).toMatch(/data: \{"kind":"closing"\}\n\n$/);
  await exited;
  await expect.poll(() => signal(-groupOf(npm), 0), { timeout: stoppedWithinMs }).toBe(false);
  const next = createServer().listen(port, '127.0.0.1');
  await once(next, 'listening');
  next.close();
  expect(output).not.toMatch(/"level":[4-6]0|Error/);
});

test('a server whose npm was killed does not keep the port', async () => {
  signal(groupOf(npm), 'SIGKILL');
  await expect.poll(() => signal(-groupOf(npm), 0), { timeout: stoppedWithinMs }).toBe(false);
});
