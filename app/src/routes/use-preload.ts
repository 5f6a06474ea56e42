import { useEffect, useState } from 'react';

import { useApp } from '../use-app';

/** How long an idle moment is waited for, in milliseconds: a page that moves may never leave one. */
const patienceMs = 2_000;

/**
 * Brings the parts of the app that an address needs once the browser has nothing else to do, or after two seconds, and
 * answers whether that moment has come.
 */
export function usePreload(href: string): boolean {
  const { preload } = useApp();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return;
    const bring = () => {
      preload(href);
      setIsIdle(true);
    };
    const wish = window.requestIdleCallback(bring, { timeout: patienceMs });
    return () => window.cancelIdleCallback(wish);
  }, [preload, href]);
  return isIdle;
}
