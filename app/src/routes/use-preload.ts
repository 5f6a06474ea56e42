import { useEffect } from 'react';

import { useApp } from '../use-app';

/** Brings the parts of the app that an address needs once the browser has nothing else to do. */
export function usePreload(href: string): void {
  const { preload } = useApp();
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return;
    const wish = window.requestIdleCallback(() => preload(href));
    return () => window.cancelIdleCallback(wish);
  }, [preload, href]);
}
