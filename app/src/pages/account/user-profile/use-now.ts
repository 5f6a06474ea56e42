import { useEffect, useState } from 'react';

const tickMs = 60_000;

/** The time in milliseconds since the epoch, renewed each minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
