import { useEffect, useState } from 'react';

const patienceMs = 2_000;

/** Whether the browser was idle since mounting, or two seconds have passed; always false in Safari. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return undefined;
    const wish = window.requestIdleCallback(() => setIsIdle(true), { timeout: patienceMs });
    return () => window.cancelIdleCallback(wish);
  }, []);
  return isIdle;
}
