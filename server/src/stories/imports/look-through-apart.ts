import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { LIMITS } from './limits.ts';
import type { LookedThrough } from './looked-through.ts';

const worker = new URL('./source-worker.ts', import.meta.url);

/**
 * As `lookThrough`, in a thread of its own with bounds of time and memory: whatever a stranger's story does, the server
 * goes on. One that passes the bounds has an error in its report.
 *
 * @param ms Milliseconds until the story is given up.
 */
export async function lookThroughApart(source: string, ms: number = LIMITS.lookMs): Promise<LookedThrough> {
  const thread = new Worker(worker, {
    workerData: source,
    resourceLimits: { maxOldGenerationSizeMb: LIMITS.memoryMb, stackSizeMb: LIMITS.stackMb },
  });
  try {
    const [found]: LookedThrough[] = await once(thread, 'message', { signal: AbortSignal.timeout(ms) });
    if (found === undefined) throw new Error('The thread has said nothing');
    return found;
  } catch (error) {
    if (isTimeout(error)) return failed('The story takes too long to read: it may go round in circles');
    if (isOutOfMemory(error)) return failed('The story takes too much room');
    throw error;
  } finally {
    await thread.terminate();
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function failed(message: string): LookedThrough {
  const counts = { endings: 0, rounds: 0, fewestRounds: null, chapters: 0, words: 0, knots: 0 };
  const problems = [{ severity: 'error', line: null, message }] as const;
  return { report: { format: 'ink', title: '', author: '', ...counts, problems: [...problems] }, story: null };
}
