import { useEffect, useState } from 'react';

import { useApp } from '../use-app';

/**
 * Brings the parts of the app that an address needs once the browser has nothing else to do, and answers whether that
 * moment has come.
 */
export function usePreload(href: string): boolean {
  const { preload } = useApp();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return;
    const wish = window.requestIdleCallback(() => {
      preload(href);
      setIsIdle(true);
    });
    return () => window.cancelIdleCallback(wish);
  }, [preload, href]);
  return isIdle;
}
