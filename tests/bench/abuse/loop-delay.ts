import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

// Loaded before a server (`node --import`): writes every second how late its event loop was, since `reset` was written.
const file = process.env['LOOP_DELAY_FILE'];
if (file !== undefined && isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  process.on('SIGUSR2', () => delay.reset());
  setInterval(() => {
    const [p50, p99, max] = [delay.percentile(50), delay.percentile(99), delay.max].map((ns) => ns / 1e6);
    writeFileSync(file, JSON.stringify({ p50, p99, max }));
  }, 1_000).unref();
}
