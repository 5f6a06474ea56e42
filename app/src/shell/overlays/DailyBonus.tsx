import { DailyBonusPopup } from '@fabula/ui/daily-bonus-popup';

import { useSignInRequest } from '../../session/sign-in/door/use-open-sign-in';
import { useClaimReward } from '../../shop/use-claim-reward';
import { useApp, useVisitor } from '../../context/use-app';

/** Today's reward, and its claim (Product §2.5). */
export function DailyBonus() {
  const { visitor } = useApp();
  const { isDailyBonusOpen } = useVisitor();
  const { isOpen: isSigningIn, isAtProfile } = useSignInRequest();
  const { claim, isClaiming } = useClaimReward();
  return (
    <DailyBonusPopup
      open={isDailyBonusOpen && !isSigningIn && !isAtProfile}
      claiming={isClaiming}
      onClaim={() => void claim()}
      onClose={() => visitor.state.set({ isDailyBonusOpen: false })}
    />
  );
}
