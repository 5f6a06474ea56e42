/** The value below which a share of sorted values is. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

async function time(name: string, count: number, call: () => Promise<Response>): Promise<void> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const started = performance.now();
    const answer = await call();
    await answer.arrayBuffer();
    times.push(performance.now() - started);
    if (!answer.ok) throw new Error(`${name} answered ${String(answer.status)}`);
  }
  times.sort((a, b) => a - b);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(2));
  console.log(`${name}: p50 ${p50 ?? ''} ms, p95 ${p95 ?? ''} ms, p99 ${p99 ?? ''} ms (${String(count)} calls)`);
}

/** How long one caller waits for a new session and for lists, over loopback, one call at a time. */
export async function measureLatencies(origin: string): Promise<void> {
  await time('session initialisation', 300, () => fetch(`${origin}/api/registerlogin/deviceinit?deviceType=web`));
  await time('characters, a page of 24', 500, () => fetch(`${origin}/api/characters?limit=24`));
  await time('characters, searched', 500, () => fetch(`${origin}/api/characters?q=lighthouse`));
  await time('stories, a page of 24', 500, () => fetch(`${origin}/api/stories?limit=24`));
  await time('home shelves', 500, () => fetch(`${origin}/api/explore/home`));
}
