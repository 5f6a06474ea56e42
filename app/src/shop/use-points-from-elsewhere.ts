import { useEffect } from 'react';

import { useApp } from '../context/use-app';

/**
 * Asks for the balance again whenever points may have come from elsewhere: when the daily bonus was claimed, and when the
 * page is seen again after something was bought in another tab.
 *
 * @param ask the same function at every render; it handles its own failures
 */
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
