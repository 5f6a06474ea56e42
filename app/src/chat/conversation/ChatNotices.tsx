import { BranchNotice, BreakReminder, CrisisCard } from '@fabula/ui/chat';

import { useHelpLines } from '../help-lines';
import { breakHours } from '../stay';
import type { Thread } from '../thread';
import { useBreak } from '../use-break';
import { useLocale } from '../../use-locale';

interface ChatNoticesProps {
  readonly thread: Thread;
  /** Whether the next message begins a branch. */
  readonly isBranching: boolean;
  readonly onBranchCancel: () => void;
}

/** What stands over the composer when there is reason to: where help is, a break, the beginning of a branch. */
export function ChatNotices({ thread, isBranching, onBranchCancel }: ChatNoticesProps) {
  const helpLines = useHelpLines(useLocale());
  const { isDue, dismiss } = useBreak();
  const isCrisis = thread.messages.findLast(({ role }) => role === 'visitor')?.crisis === true;
  return (
    <>
      {isCrisis && <CrisisCard helpLines={helpLines} />}
      {isDue && <BreakReminder hours={breakHours} onDismiss={dismiss} />}
      {isBranching && <BranchNotice onCancel={onBranchCancel} />}
    </>
  );
}
