import { useEffect, useState } from 'react';

const secondMs = 1000;

/** Whole seconds until `moment` (milliseconds since the epoch), counting down to 0. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    const tick = () => {
      setNow(Date.now());
      if (Date.now() >= moment) clearInterval(timer);
    };
    const timer = setInterval(tick, secondMs);
    tick();
    return () => clearInterval(timer);
  }, [moment]);
  return now === 0 ? 0 : Math.max(0, Math.ceil((moment - now) / secondMs));
}
