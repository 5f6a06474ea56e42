import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { everyCaller, load, type CallerHeaders } from './callers.ts';

/** What is asked for; `everyone` asks in every language and content mode, each with a session. */
export const targets = {
  health: { path: '/api/healthz' },
  'one character': { path: '/api/characters/maren-vale' },
  'one character, everyone': { path: '/api/characters/maren-vale', everyone: true },
  'a page of 24 characters': { path: '/api/characters?limit=24' },
  'a page of 24 characters, everyone': { path: '/api/characters?limit=24', everyone: true },
  'home shelves': { path: '/api/explore/home' },
  'home shelves, everyone': { path: '/api/explore/home', everyone: true },
  'characters, searched': { path: '/api/characters?q=lighthouse' },
  'hub page, rendered': { path: '/en-US/character-story-hub' },
} as const satisfies Record<string, { path: string; everyone?: true }>;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Requests per second of the server as a share of raw `node:http`, in one run, three interleaved rounds. */
export async function measureThroughput(origin: string): Promise<void> {
  const raw = fork(path.join(import.meta.dirname, 'raw-server.ts'));
  const [port] = (await once(raw, 'message')) as [number];
  try {
    const everyone = await everyCaller(origin);
    const anyone: readonly CallerHeaders[] = [{}];
    const rounds = [];
    for (let round = 0; round < 3; round += 1) {
      const baseline = await load(`http://127.0.0.1:${String(port)}/`);
      const shares: Record<string, number> = {};
      for (const [name, target] of Object.entries(targets)) {
        const callers = 'everyone' in target ? everyone : anyone;
        shares[name] = (await load(`${origin}${target.path}`, callers)) / baseline;
      }
      rounds.push({ baseline, shares });
    }
    const baseline = median(rounds.map((round) => round.baseline));
    console.log(`raw node:http: ${baseline.toFixed(0)} requests/s`);
    for (const name of Object.keys(targets)) {
      const share = median(rounds.map(({ shares }) => shares[name] ?? 0));
      console.log(`${name}: ${share.toFixed(3)} of raw, ${(share * baseline).toFixed(0)} requests/s`);
    }
  } finally {
    raw.kill();
  }
}
