import { BranchNotice, BreakReminder, EngineHint } from '@fabula/ui/chat';

import { CrisisHelp } from '../../wellbeing/CrisisHelp';
import { breakHours } from '../../wellbeing/break-timer';
import type { Thread } from '../thread/thread';
import { useBreak } from '../../wellbeing/use-break';
import { useEngineHint } from './use-engine-hint';

interface ChatNoticesProps {
  readonly thread: Thread;
  /** Whether the next message begins a branch. */
  readonly isBranching: boolean;
  readonly onBranchCancel: () => void;
}

/** What stands over the composer when there is reason to: where help is, a break, a line for operators, a new branch. */
export function ChatNotices({ thread, isBranching, onBranchCancel }: ChatNoticesProps) {
  const { isDue, dismiss } = useBreak();
  const hint = useEngineHint(thread.quote.engine === 'offline');
  const isCrisis = thread.messages.findLast(({ role }) => role === 'visitor')?.crisis === true;
  return (
    <>
      {isCrisis && <CrisisHelp />}
      {isDue && <BreakReminder hours={breakHours} onDismiss={dismiss} />}
      {hint.isDue && <EngineHint onDismiss={hint.dismiss} />}
      {isBranching && <BranchNotice onCancel={onBranchCancel} />}
    </>
  );
}
