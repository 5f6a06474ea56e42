import { useEffect } from 'react';

import { useApp } from '../context/use-app';

/** Refetches the balance after a claim or a purchase elsewhere; `ask` is stable and handles its own failures. */
export function usePointsFromElsewhere(ask: () => Promise<void>): void {
  const { visitor } = useApp();
  useEffect(() => {
    let hadBonus = visitor.state.get().dailyBonusWaits;
    const onVisible = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    const leave = visitor.state.subscribe(() => {
      const { dailyBonusWaits } = visitor.state.get();
      if (hadBonus && !dailyBonusWaits) void ask();
      hadBonus = dailyBonusWaits;
    });
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      leave();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [ask, visitor]);
}
