import { BreakReminder } from '@fabula/ui/chat';

import { breakHours } from './break-timer';
import { CrisisHelp } from './CrisisHelp';
import { useBreak } from './use-break';

/** Crisis help, and breaks. Only the author learns that a message suggests self-harm (`isCrisis`). */
export function WellbeingNotices({ isCrisis }: { readonly isCrisis: boolean }) {
  const { isDue, dismiss } = useBreak();
  return (
    <>
      {isCrisis && <CrisisHelp />}
      {isDue && <BreakReminder hours={breakHours} onDismiss={dismiss} />}
    </>
  );
}
