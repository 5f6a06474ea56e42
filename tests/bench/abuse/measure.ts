import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { Chat, DeviceSession } from '../../../server/src/contract/validators.ts';
import { startServer, type RunningServer } from '../../servers/start-server.ts';
import { percentile } from '../chat-bench.ts';
import { hostileFiles, type HostileFile } from './hostile-files.ts';

const FOR_MS = 60_000;
const AT_ONCE = 4;
const FILES = 60;
const PAUSE_MS = 100;

type Session = Record<string, string>;

/** What an honest visitor notices of a guest who uploads files that are expensive to read. */
export async function measureAbuse(): Promise<void> {
  const delayFile = path.join(await mkdtemp(path.join(tmpdir(), 'fabula-abuse-')), 'delay.json');
  await using server = await startServer({
    RATE_LIMIT_PER_MINUTE: '0',
    RATE_LIMIT_DEVICES_PER_MINUTE: '0',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
    ALLOW_LOCAL_PROVIDERS: 'yes',
    TEXT_ENGINE: 'offline',
    LOOP_DELAY_FILE: delayFile,
    NODE_OPTIONS: `--import=${new URL('loop-delay.ts', import.meta.url).href}`,
  });
  const files = await hostileFiles();
  const [attacker, visitor] = [await meet(server), await meet(server)];
  const { chatId } = Chat.parse(await (await call(server, visitor, '/chats', { characterId: 'maren-vale' })).data());
  await visitUntil(Date.now() + 3_000, server, visitor, chatId);
  const before = memoryOf(server).together;
  server.process.kill('SIGUSR2');
  const end = Date.now() + FOR_MS;
  const watching = watchMemory(server, end);
  const [statuses, times] = await Promise.all([
    attackUntil(end, server, attacker, files),
    visitUntil(end, server, visitor, chatId),
  ]);
  const { together: most, server: mostOfServer, processes: mostOfProcesses } = await watching;
  await setTimeout(1_500);
  const delay = JSON.parse(readFileSync(delayFile, 'utf8')) as { p50: number; p99: number; max: number };
  const uploads = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  console.log(`${String(uploads)} hostile files of ${String(files.length)} shapes, ${String(AT_ONCE)} at once`);
  console.log(`answers: ${[...statuses].map(([status, count]) => `${status} × ${String(count)}`).join(', ')}`);
  const [p50, p99, slowest] = [50, 99, 100].map((share) => percentile(times, share).toFixed(0));
  console.log(
    `an honest visitor’s calls: p50 ${p50 ?? ''} ms, p99 ${p99 ?? ''} ms, slowest ${slowest ?? ''} ms (${String(times.length)})`,
  );
  console.log(
    `event loop: p50 ${delay.p50.toFixed(0)} ms, p99 ${delay.p99.toFixed(0)} ms, most ${delay.max.toFixed(0)} ms late`,
  );
  console.log(
    `resident memory with the processes that read: ${before.toFixed(0)} MiB before, ${most.toFixed(0)} MiB at most: ${(most - before).toFixed(0)} MiB more; at most ${mostOfServer.toFixed(0)} MiB of the server alone, ${mostOfProcesses.toFixed(0)} MiB of the processes alone`,
  );
}

/** Sends the files in turn, at least `FILES` of them, and counts the answers by status. */
async function attackUntil(
  end: number,
  server: RunningServer,
  session: Session,
  files: readonly HostileFile[],
): Promise<Map<string, number>> {
  const statuses = new Map<string, number>();
  let sent = 0;
  const worker = async () => {
    while (Date.now() < end || sent < FILES) {
      const file = files[sent % files.length];
      sent += 1;
      if (file === undefined) return;
      const { status } = await call(server, session, file.path, file.body);
      statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return statuses;
}

/** Talks and reads, one call after another; how long each took, in milliseconds. */
async function visitUntil(end: number, server: RunningServer, session: Session, chatId: string): Promise<number[]> {
  const times: number[] = [];
  const calls = [
    () => call(server, session, `/chats/${chatId}/messages`, { text: 'Who lights the lamp?' }),
    () => call(server, session, `/chats/${chatId}/messages`),
    () => call(server, session, '/explore/home'),
    () => call(server, session, '/characters?limit=24'),
  ];
  while (Date.now() < end) {
    for (const send of calls) {
      const began = performance.now();
      const { data, status } = await send();
      times.push(performance.now() - began);
      // The reply before may still be under way.
      if (status !== 409) data();
      await setTimeout(PAUSE_MS);
    }
  }
  return times;
}

interface Memory {
  readonly server: number;
  readonly processes: number;
  readonly together: number;
}

/** The most of each, which need not be at the same time. */
async function watchMemory(server: RunningServer, end: number): Promise<Memory> {
  let most: Memory = { server: 0, processes: 0, together: 0 };
  while (Date.now() < end) {
    const now = memoryOf(server);
    most = {
      server: Math.max(most.server, now.server),
      processes: Math.max(most.processes, now.processes),
      together: Math.max(most.together, now.together),
    };
    await setTimeout(250);
  }
  return most;
}

function memoryOf({ process: { pid } }: RunningServer): Memory {
  const children = readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8');
  const pids = children.trim().split(' ').filter(Boolean);
  const server = residentKib(String(pid)) / 1024;
  const processes = pids.reduce((sum, child) => sum + residentKib(child), 0) / 1024;
  return { server, processes, together: server + processes };
}

function residentKib(pid: string): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch (error) {
    // A process that has ended meanwhile.
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')) return 0;
    throw error;
  }
}

async function meet({ origin }: RunningServer): Promise<Session> {
  const answer = await fetch(`${origin}/api/registerlogin/deviceinit?deviceType=web`);
  const { data } = (await answer.json()) as { data: unknown };
  return { ...DeviceSession.parse(data) };
}

async function call({ origin }: RunningServer, session: Session, pathname: string, json?: object) {
  const response = await fetch(`${origin}/api${pathname}`, {
    method: json === undefined ? 'GET' : 'POST',
    headers: { ...session, 'content-type': 'application/json' },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  const body = (await response.json()) as { code: number; message: string; data: unknown };
  const data = () => {
    if (body.code !== 200) throw new Error(`${pathname}: ${body.message}`);
    return body.data;
  };
  return { status: response.status, data };
}
