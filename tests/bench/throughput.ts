import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import autocannon from 'autocannon';

const paths = {
  health: '/api/healthz',
  'characters, a page of 24': '/api/characters?limit=24',
  'one character': '/api/characters/maren-vale',
  'home shelves': '/api/explore/home',
  'hub page, rendered': '/en-US/character-story-hub',
} as const;

const load = async (url: string): Promise<number> => {
  const { requests, non2xx } = await autocannon({ url, connections: 32, duration: 4 });
  if (non2xx > 0) throw new Error(`${url}: ${String(non2xx)} answers were no success`);
  return requests.average;
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Requests per second of the server as a share of raw `node:http`, in one run, three interleaved rounds. */
export async function measureThroughput(origin: string): Promise<void> {
  const raw = fork(path.join(import.meta.dirname, 'raw-server.ts'));
  const [port] = (await once(raw, 'message')) as [number];
  try {
    const rounds = [];
    for (let round = 0; round < 3; round += 1) {
      const baseline = await load(`http://127.0.0.1:${String(port)}/`);
      const figures: Record<string, number> = {};
      for (const [name, pathname] of Object.entries(paths)) figures[name] = await load(`${origin}${pathname}`);
      rounds.push({ baseline, figures });
    }
    const baseline = median(rounds.map((round) => round.baseline));
    console.log(`raw node:http: ${baseline.toFixed(0)} requests/s`);
    for (const name of Object.keys(paths)) {
      const rps = median(rounds.map(({ figures }) => figures[name] ?? 0));
      console.log(`${name}: ${rps.toFixed(0)} requests/s, ${(rps / baseline).toFixed(3)} of raw`);
    }
  } finally {
    raw.kill();
  }
}
