import { useSyncExternalStore } from 'react';

/** Refresh interval of relative times, in milliseconds; the smallest unit is the minute. */
const tickMs = 60_000;

const minuteNow = () => Math.floor(Date.now() / tickMs) * tickMs;

function onEveryTick(tell: () => void): () => void {
  const timer = setInterval(tell, tickMs);
  return () => clearInterval(timer);
}

/**
 * The time to the minute, in milliseconds since the epoch; undefined while the page is as the server made it, so that
 * both tell times alike.
 */
export function useClock(): number | undefined {
  return useSyncExternalStore<number | undefined>(onEveryTick, minuteNow, () => undefined);
}
