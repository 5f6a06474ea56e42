import { useCallback, useEffect, useState } from 'react';

import { useApp } from '../context/use-app';
import { advance, breakTimer, isBreakDue, restart } from './break-timer';

const lookMs = 60_000;

/**
 * Whether a break is due: three hours with conversations in all tabs, without a rest. `now` is in epoch milliseconds.
 */
export function useBreak(now: () => number = Date.now) {
  const { storage } = useApp().visitor;
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      const timer = advance(breakTimer.read(storage), now());
      breakTimer.write(storage, timer);
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
    breakTimer.write(storage, restart(now()));
    setDue(false);
  }, [storage, now]);
  return { isDue, dismiss };
}
