import { useEffect, useState } from 'react';

/** How often times are told anew, in milliseconds: the smallest unit told is the minute. */
const tickMs = 60_000;

/**
 * The time, in milliseconds since the epoch, which moves on once a minute; undefined while the page is as the server made
 * it, so that both tell times alike.
 */
export function useClock(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
