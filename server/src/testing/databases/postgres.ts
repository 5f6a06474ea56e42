import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findPostgres } from './postgres-programs.ts';
import { makeScratchFolder } from './scratch-folder.ts';

const START_SECONDS = 30;
/** Only tests connect, and nothing has to survive a crash. */
const SETTINGS = [
  'listen_addresses=',
  'max_connections=200',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
];

export interface PrivatePostgres {
  url: string;
  /** Orderly, keeping its data. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A private PostgreSQL in a temporary folder: no network, password or durability. Root installs missing binaries and
 * runs them as an ordinary user, which PostgreSQL requires.
 */
export async function startPostgres(): Promise<PrivatePostgres> {
  const { bin, user } = findPostgres();
  const folder = makeScratchFolder('fabula-pg-');
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const options = { cwd: folder, ...user };
  const initdb = ['-D', data, '-U', 'fabula', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(path.join(bin, 'initdb'), initdb, { ...options, stdio: 'pipe' });
  const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
  const launch = async () => {
    const server = spawn(path.join(bin, 'postgres'), ['-D', data, '-k', folder, ...settings], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const exited = once(server, 'exit');
    const chunks: string[] = [];
    server.stderr.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
    await untilReady(() => chunks.join(''), exited);
    return { server, exited };
  };
  let running: Awaited<ReturnType<typeof launch>> | undefined = await launch();
  const halt = async () => {
    running?.server.kill('SIGINT');
    await running?.exited;
    running = undefined;
  };
  return {
    url: `postgres://fabula@localhost/postgres?host=${folder}`,
    halt,
    async resume() {
      running ??= await launch();
    },
    async stop() {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(output: () => string, exited: Promise<unknown>): Promise<void> {
  const ended = exited.then(() => {
    throw new Error(`PostgreSQL ended while starting:\n${output()}`);
  });
  const deadline = Date.now() + START_SECONDS * 1000;
  while (!output().includes('ready to accept connections')) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL was not ready after ${START_SECONDS} s:\n${output()}`);
    await Promise.race([delay(20), ended]);
  }
  // Later exits are for `stop`.
  ended.catch(() => undefined);
}
