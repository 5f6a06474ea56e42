import { useEffect } from 'react';

import { useApp } from '../context/use-app';
import { useIdle } from '../browser/use-idle';

/** Preloads an address once the browser is idle, or after two seconds; returns whether that moment has come. */
export function usePreload(href: string): boolean {
  const { preload } = useApp();
  const isIdle = useIdle();
  useEffect(() => {
    if (isIdle) preload(href);
  }, [isIdle, preload, href]);
  return isIdle;
}
