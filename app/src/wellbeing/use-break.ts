import { useCallback, useEffect, useState } from 'react';

import { pageKeys } from '../session/storage-keys';
import { useApp } from '../context/use-app';
import { formatBreakTimer, isBreakDue, parseBreakTimer, restart, advance } from './break-timer';

/** Interval of the presence check, in milliseconds. */
const lookMs = 60_000;

/**
 * Whether it is time to propose a break: after three hours with conversations, in all tabs together, without a rest.
 *
 * @param now the time, in milliseconds since the epoch
 */
export function useBreak(now: () => number = Date.now) {
  const { storage } = useApp().visitor;
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      const timer = advance(parseBreakTimer(storage.getItem(pageKeys.chatStay)), now());
      storage.setItem(pageKeys.chatStay, formatBreakTimer(timer));
      setDue(isBreakDue(timer));
    };
    look();
    const timer = setInterval(look, lookMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [storage, now]);
  const dismiss = useCallback(() => {
    storage.setItem(pageKeys.chatStay, formatBreakTimer(restart(now())));
    setDue(false);
  }, [storage, now]);
  return { isDue, dismiss };
}
