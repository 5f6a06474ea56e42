import type { RoomMessage } from '@fabula/sdk';
import { BreakReminder } from '@fabula/ui/chat';

import { CrisisHelp } from '../../../wellbeing/CrisisHelp';
import { breakHours } from '../../../wellbeing/break-timer';
import { useBreak } from '../../../wellbeing/use-break';

/** What stands over the composer when there is reason to: where help is, a break. Others in the room do not see it. */
export function RoomNotices({ messages }: { readonly messages: readonly RoomMessage[] }) {
  const { isDue, dismiss } = useBreak();
  // The newest words of a person: help is shown to their author only.
  const isCrisis = messages.findLast(({ author }) => author.kind === 'member')?.crisis === true;
  return (
    <>
      {isCrisis && <CrisisHelp />}
      {isDue && <BreakReminder hours={breakHours} onDismiss={dismiss} />}
    </>
  );
}
