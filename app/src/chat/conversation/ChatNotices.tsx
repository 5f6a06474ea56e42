import { BranchNotice, BreakReminder } from '@fabula/ui/chat';

import { Help } from '../Help';
import { breakHours } from '../stay';
import type { Thread } from '../thread';
import { useBreak } from '../use-break';

interface ChatNoticesProps {
  readonly thread: Thread;
  /** Whether the next message begins a branch. */
  readonly isBranching: boolean;
  readonly onBranchCancel: () => void;
}

/** What stands over the composer when there is reason to: where help is, a break, the beginning of a branch. */
export function ChatNotices({ thread, isBranching, onBranchCancel }: ChatNoticesProps) {
  const { isDue, dismiss } = useBreak();
  const isCrisis = thread.messages.findLast(({ role }) => role === 'visitor')?.crisis === true;
  return (
    <>
      {isCrisis && <Help />}
      {isDue && <BreakReminder hours={breakHours} onDismiss={dismiss} />}
      {isBranching && <BranchNotice onCancel={onBranchCancel} />}
    </>
  );
}
