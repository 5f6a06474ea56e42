import type { Clock } from '@fabula/sdk';

/** How many times faster the SDK waits between attempts in stories. */
const speed = 10;

/** The longest wait between two attempts, in milliseconds. What lasts longer is a time limit, and those stay as they are. */
const longestPauseMs = 20_000;

/**
 * The clock of the SDK in stories: it shortens the waits between attempts. A time limit that ran faster would take a slow
 * machine for a broken connection, and the page would say that it is reconnecting.
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
