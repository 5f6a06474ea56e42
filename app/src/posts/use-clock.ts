import { startTransition, useEffect, useState } from 'react';

import { useWasHydrated } from '../browser/use-was-hydrated';

const tickMs = 60_000;

const minuteNow = () => Math.floor(Date.now() / tickMs) * tickMs;

/**
 * The time to the minute, in milliseconds since the epoch; undefined while hydrating, so that both renders agree. It
 * comes as a transition: a page of posts that is redrawn for it at once blocks a slow phone for 200 ms.
 */
export function useClock(): number | undefined {
  const wasHydrated = useWasHydrated();
  const [now, setNow] = useState(() => (wasHydrated ? undefined : minuteNow()));
  useEffect(() => {
    const tell = () => {
      startTransition(() => setNow(minuteNow()));
    };
    tell();
    const timer = setInterval(tell, tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
