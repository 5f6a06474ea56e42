import { useEffect, useState } from 'react';

/** How long an idle moment is waited for, in milliseconds: a page that moves may never leave one. */
const patienceMs = 2_000;

/**
 * Whether the browser has had nothing else to do since the component was mounted, or two seconds have gone by. It stays
 * false where the browser cannot tell (Safari).
 */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return undefined;
    const wish = window.requestIdleCallback(() => setIsIdle(true), { timeout: patienceMs });
    return () => window.cancelIdleCallback(wish);
  }, []);
  return isIdle;
}
