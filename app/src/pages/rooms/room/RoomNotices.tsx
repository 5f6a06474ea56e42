import type { RoomMessage } from '@fabula/sdk';
import { BreakReminder } from '@fabula/ui/chat';

import { Help } from '../../../chat/Help';
import { breakHours } from '../../../chat/stay';
import { useBreak } from '../../../chat/use-break';

/** What stands over the composer when there is reason to: where help is, a break. Others in the room do not see it. */
export function RoomNotices({ messages }: { readonly messages: readonly RoomMessage[] }) {
  const { isDue, dismiss } = useBreak();
  // The newest words of a person: nobody is told of the crisis of another.
  const isCrisis = messages.findLast(({ author }) => author.kind === 'member')?.crisis === true;
  return (
    <>
      {isCrisis && <Help />}
      {isDue && <BreakReminder hours={breakHours} onDismiss={dismiss} />}
    </>
  );
}
