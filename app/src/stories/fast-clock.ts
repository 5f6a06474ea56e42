import type { Clock } from '@fabula/sdk';

/** How many times faster the SDK waits in stories: between attempts, and before it connects again. */
const speed = 10;

/** The clock of the SDK in stories. */
export const fastClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, ms / speed);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason);
      });
    }),
};
