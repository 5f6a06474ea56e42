import { useEffect, useState } from 'react';

/** Refresh interval of relative times, in milliseconds; the smallest unit is the minute. */
const tickMs = 60_000;

/** The time, in milliseconds since the epoch; it moves on once a minute, so that "5 minutes ago" stays true. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
