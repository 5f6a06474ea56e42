import { setTimeout as delay } from 'node:timers/promises';

/** Waits between two looks at a job. Throws the reason of the signal. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await delay(ms, undefined, { signal });
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}
