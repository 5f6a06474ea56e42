import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { startServer, type RunningServer } from '../servers/start-server.ts';

const kills = 20;
const callersAtOnce = 16;

type Guest = Record<'Authorization' | 'Device-ID' | 'User-Login-Status', string>;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'fabula-faults-'));
});
afterEach(async () => rm(dataDir, { recursive: true, force: true }));

const start = (): Promise<RunningServer> =>
  startServer({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '0',
    RATE_LIMIT_DEVICES_PER_MINUTE: '0',
    MAX_CONNECTIONS_PER_ADDRESS: '0',
  });

async function newGuest(origin: string): Promise<Guest> {
  const answer = await fetch(`${origin}/api/registerlogin/deviceinit?deviceType=web`);
  const { data } = (await answer.json()) as { data: Guest };
  return data;
}

/** Keeps asking for sessions until the server is gone; what was answered has been promised. */
async function writeUntilKilled(origin: string, promised: Guest[]): Promise<void> {
  for (;;) {
    try {
      promised.push(await newGuest(origin));
    } catch {
      return;
    }
  }
}

async function pointsOf(origin: string, guest: Guest): Promise<unknown> {
  const answer = await fetch(`${origin}/api/user-profile/basic-info`, {
    headers: { ...guest, 'sfw-type': 'sfw', 'language-type': 'en-US' },
  });
  const { data } = (await answer.json()) as { data: { points: number } | null };
  return data?.points;
}

test('a server killed in the middle of writes has lost nothing that it answered', async () => {
  const promised: Guest[] = [];
  for (let round = 0; round < kills; round += 1) {
    const before = promised.length;
    const server = await start();
    const callers = Array.from({ length: callersAtOnce }, () => writeUntilKilled(server.origin, promised));
    // The moment of the kill is a number of answers, a different one each time, so that it falls between writes.
    await expect
      .poll(() => promised.length - before, { interval: 1, timeout: 20_000 })
      .toBeGreaterThan(20 + round * 13);
    server.process.kill('SIGKILL');
    await once(server.process, 'exit');
    await Promise.all(callers);
  }
  const survivor = await start();
  try {
    const points = await Promise.all(promised.map((guest) => pointsOf(survivor.origin, guest)));
    expect(promised.length).toBeGreaterThan(kills * 20);
    expect(points.filter((amount) => amount !== 20)).toEqual([]);
  } finally {
    await survivor.stop();
  }
});

test('a server asked to stop answers what it has begun, and ends with success', async () => {
  const server = await start();
  const answers = Array.from({ length: 50 }, () => fetch(`${server.origin}/api/characters?limit=24`));
  await answers[0];
  const exit = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  const settled = await Promise.allSettled(answers);
  const [code] = (await exit) as [number];
  const failures = settled.filter((one) => one.status === 'fulfilled' && one.value.status >= 500);
  expect({ code, failures: failures.length }).toEqual({ code: 0, failures: 0 });
});

test('two servers on one database file both keep what they answered', async () => {
  const [first, second] = await Promise.all([start(), start()]);
  try {
    const guests = await Promise.all(
      [first, second].flatMap(({ origin }) => Array.from({ length: 40 }, () => newGuest(origin))),
    );
    const points = await Promise.all(
      guests.map((guest, index) => pointsOf((index % 2 === 0 ? first : second).origin, guest)),
    );
    expect(points.filter((amount) => amount !== 20)).toEqual([]);
  } finally {
    await Promise.all([first.stop(), second.stop()]);
  }
});
