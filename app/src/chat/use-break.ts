import { useCallback, useEffect, useState } from 'react';

import { pageKeys } from '../session/storage-keys';
import { useApp } from '../use-app';
import { formatStay, isBreakDue, parseStay, startAnew, stayOn } from './stay';

/** How often it is looked whether somebody is still here, in milliseconds. */
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
      const stay = stayOn(parseStay(storage.getItem(pageKeys.chatStay)), now());
      storage.setItem(pageKeys.chatStay, formatStay(stay));
      setDue(isBreakDue(stay));
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
    storage.setItem(pageKeys.chatStay, formatStay(startAnew(now())));
    setDue(false);
  }, [storage, now]);
  return { isDue, dismiss };
}
