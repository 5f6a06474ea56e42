import { useSyncExternalStore } from 'react';

const tickMs = 60_000;

const minuteNow = () => Math.floor(Date.now() / tickMs) * tickMs;

function onEveryTick(tell: () => void): () => void {
  const timer = setInterval(tell, tickMs);
  return () => clearInterval(timer);
}

/** The time to the minute, in milliseconds since the epoch; undefined while hydrating, so that both renders agree. */
export function useClock(): number | undefined {
  return useSyncExternalStore<number | undefined>(onEveryTick, minuteNow, () => undefined);
}
