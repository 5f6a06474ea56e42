import { percentile } from './latencies.ts';

/** Most that a preview may cost the server beyond a file that it only sends. */
const MOST_MS = 30;
const CALLS = 400;
const STATIC_FILE = '/art/1/portraits/maren-vale-300.webp';

async function timeOf(address: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} answered ${String(answer.status)}`);
  return performance.now() - started;
}

/**
 * A portrait from parts at an address that was never asked for, against a picture that is a file; one call
 * at a time, in turns, so that both meet the same load.
 */
export async function measurePortraits(origin: string): Promise<void> {
  const files: number[] = [];
  const previews: number[] = [];
  for (let index = 0; index < CALLS; index += 1) {
    files.push(await timeOf(origin + STATIC_FILE));
    previews.push(await timeOf(`${origin}/api/composed-portraits.svg?recipe=2&seed=bench-${String(index)}`));
  }
  files.sort((a, b) => a - b);
  previews.sort((a, b) => a - b);
  const line = (name: string, times: readonly number[]) =>
    `${name}: p50 ${percentile(times, 0.5).toFixed(2)} ms, p95 ${percentile(times, 0.95).toFixed(2)} ms (${String(CALLS)} calls)`;
  console.log(line('static file', files));
  console.log(line('composed portrait', previews));
  const extra = percentile(previews, 0.5) - percentile(files, 0.5);
  const ratio = percentile(previews, 0.5) / percentile(files, 0.5);
  console.log(`ratio ${ratio.toFixed(1)}, ${extra.toFixed(2)} ms more than a file (at most ${String(MOST_MS)} ms)`);
  if (extra > MOST_MS)
    throw new Error(`A preview costs ${extra.toFixed(1)} ms, which is more than ${String(MOST_MS)} ms`);
}
