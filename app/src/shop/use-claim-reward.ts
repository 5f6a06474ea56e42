import { useState } from 'react';

import { claimDailyPoints, type DailyClaim } from '@fabula/sdk';
import { bonusAlreadyClaimed, bonusClaimed, bonusFailed, type ToastMessage } from '@fabula/ui';

import { claimDailyBonus, type ClaimOutcome } from '../session/daily-bonus';
import { useApp } from '../context/use-app';
import { useFreshPoints } from './use-fresh-points';

const messageOf = (outcome: ClaimOutcome): ToastMessage => {
  if (outcome.kind === 'claimed') return bonusClaimed(outcome.points);
  return outcome.kind === 'already-claimed' ? bonusAlreadyClaimed() : bonusFailed();
};

/** A device's first call of a day only offers the reward; then the second claims it (Decision 019). */
async function claimSurely(): Promise<DailyClaim> {
  const first = await claimDailyPoints();
  return !first.claimed && first.success !== false ? claimDailyPoints() : first;
}

/** Claims today's reward, reports the result (Product §8.5) and refreshes the balance. */
export function useClaimReward(): { readonly isClaiming: boolean; readonly claim: () => Promise<void> } {
  const { visitor, toasts } = useApp();
  const refresh = useFreshPoints();
  const [isClaiming, setClaiming] = useState(false);
  const claim = async () => {
    setClaiming(true);
    const outcome = await claimDailyBonus({
      storage: visitor.storage,
      now: () => Date.now(),
      claim: claimSurely,
      log: (message, cause) => console.warn(message, cause),
    });
    setClaiming(false);
    if (outcome.kind !== 'failed') visitor.state.set({ dailyBonusWaits: false, isDailyBonusOpen: false });
    toasts.show(messageOf(outcome));
    await refresh();
  };
  return { isClaiming, claim };
}
