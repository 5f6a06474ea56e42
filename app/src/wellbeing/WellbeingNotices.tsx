import { BreakReminder } from '@fabula/ui/chat';

import { breakHours } from './break-timer';
import { CrisisHelp } from './CrisisHelp';
import { useBreak } from './use-break';

/**
 * What stands over the composer of a chat or a room for the reader's sake: where help is, and a break when one is due.
 *
 * @param isCrisis whether the newest words of a person suggest self-harm; only their author learns that
 */
export function WellbeingNotices({ isCrisis }: { readonly isCrisis: boolean }) {
  const { isDue, dismiss } = useBreak();
  return (
    <>
      {isCrisis && <CrisisHelp />}
      {isDue && <BreakReminder hours={breakHours} onDismiss={dismiss} />}
    </>
  );
}
