import type { Clock } from '@fabula/sdk';

const speed = 10;

/** The longest wait between two attempts, in milliseconds. What lasts longer is a time limit, and those stay as they are. */
const longestPauseMs = 20_000;

/**
 * Shortens the SDK's pauses in stories, but no time limits: those would take a slow machine for a broken connection.
 */
export const fastClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, ms > longestPauseMs ? ms : ms / speed);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason);
      });
    }),
};
