import { useState } from 'react';

import { claimDailyPoints } from '@fabula/sdk';
import { invalidateGetBasicInfo } from '@fabula/sdk/react';
import { bonusAlreadyClaimed, bonusClaimed, bonusFailed, type ToastMessage } from '@fabula/ui';
import { DailyBonusPopup } from '@fabula/ui/daily-bonus-popup';

import { claimDailyBonus, type ClaimOutcome } from '../../session/daily-bonus';
import { useSignInRequest } from '../../session/use-open-sign-in';
import { useApp, useVisitor } from '../../use-app';

const messageOf = (outcome: ClaimOutcome): ToastMessage => {
  if (outcome.kind === 'claimed') return bonusClaimed(outcome.points);
  return outcome.kind === 'already-claimed' ? bonusAlreadyClaimed() : bonusFailed();
};

/** Today's reward, and its claim (Specification §2.5). */
export function DailyBonus() {
  const { visitor, toasts, queries } = useApp();
  const { isDailyBonusOpen } = useVisitor();
  const { isOpen: isSigningIn, isAtProfile } = useSignInRequest();
  const [isClaiming, setClaiming] = useState(false);
  const claim = async () => {
    setClaiming(true);
    const outcome = await claimDailyBonus({
      storage: visitor.storage,
      now: () => Date.now(),
      claim: () => claimDailyPoints(),
      log: (message, cause) => console.warn(message, cause),
    });
    setClaiming(false);
    if (outcome.kind !== 'failed') visitor.state.set({ dailyBonusWaits: false, isDailyBonusOpen: false });
    toasts.show(messageOf(outcome));
    await invalidateGetBasicInfo(queries.account);
  };
  return (
    <DailyBonusPopup
      open={isDailyBonusOpen && !isSigningIn && !isAtProfile}
      claiming={isClaiming}
      onClaim={() => void claim()}
      onClose={() => visitor.state.set({ isDailyBonusOpen: false })}
    />
  );
}
