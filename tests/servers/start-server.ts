import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** A server of ours in a process of its own, with a database folder of its own. */
export interface RunningServer extends AsyncDisposable {
  /** Where it answers, without a slash at the end. */
  readonly origin: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** All that it has written so far: its log. */
  output(): string;
  /** Asks it to end, waits until it has, and removes its folder unless it was given one. */
  stop(): Promise<void>;
}

/** A port of the loopback interface that nothing listened on a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('The probe has no port.');
  return address.port;
}

/** In milliseconds. */
const longestStart = 120_000;

async function untilReady(origin: string, server: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + longestStart;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${String(server.exitCode)}:\n${output()}`);
    const answer = await fetch(`${origin}/api/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server was not ready after ${longestStart / 1000} s:\n${output()}`);
}

/**
 * Starts the product's server and waits until it is ready.
 *
 * @param env added to the environment; `DATA_DIR` and `PORT` have values of their own when absent
 * @param wrapper a program and its arguments that prepare something and then become the server, whose command follows
 * @param script what is run in place of the product's own server: the same with other parts
 * @throws Error with the server's output when it ends or is not ready within two minutes
 */
export async function startServer(
  env: Record<string, string> = {},
  wrapper: readonly string[] = [],
  script: string = path.join(root, 'server/src/main.ts'),
): Promise<RunningServer> {
  const ownDir = env['DATA_DIR'] === undefined;
  const dataDir = env['DATA_DIR'] ?? (await mkdtemp(path.join(tmpdir(), 'fabula-server-')));
  const port = env['PORT'] ?? String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const [program, ...args] = [...wrapper, process.execPath, script];
  const server = spawn(program ?? process.execPath, args, {
    cwd: root,
    env: { ...process.env, PUBLIC_URL: origin, ...env, DATA_DIR: dataDir, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  server.stdout.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  server.stderr.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  await untilReady(origin, server, () => chunks.join('').slice(-4000));
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    if (ownDir) await rm(dataDir, { recursive: true, force: true });
  };
  return { origin, dataDir, process: server, output: () => chunks.join(''), stop, [Symbol.asyncDispose]: stop };
}
