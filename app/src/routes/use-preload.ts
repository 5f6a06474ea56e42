import { useEffect } from 'react';

import { useApp } from '../context/use-app';
import { useIdle } from '../browser/use-idle';

/**
 * Loads the parts of the app that an address needs once the browser has nothing else to do, or after two seconds, and
 * answers whether that moment has come.
 */
export function usePreload(href: string): boolean {
  const { preload } = useApp();
  const isIdle = useIdle();
  useEffect(() => {
    if (isIdle) preload(href);
  }, [isIdle, preload, href]);
  return isIdle;
}
