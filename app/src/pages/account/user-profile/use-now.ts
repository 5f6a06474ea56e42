import { useEffect, useState } from 'react';

/** How often times are told anew, in milliseconds: the smallest unit told is the minute. */
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
