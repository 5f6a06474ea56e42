import { BranchNotice, EngineHint } from '@fabula/ui/chat';

import { WellbeingNotices } from '../../wellbeing/WellbeingNotices';
import type { Thread } from '../thread/thread';
import { useEngineHint } from './use-engine-hint';

interface ChatNoticesProps {
  readonly thread: Thread;
  /** Whether the next message begins a branch. */
  readonly isBranching: boolean;
  readonly onBranchCancel: () => void;
}

/** What stands over the composer when there is reason to: where help is, a break, a line for operators, a new branch. */
export function ChatNotices({ thread, isBranching, onBranchCancel }: ChatNoticesProps) {
  const hint = useEngineHint(thread.quote.engine === 'offline');
  const isCrisis = thread.messages.findLast(({ role }) => role === 'visitor')?.crisis === true;
  return (
    <>
      <WellbeingNotices isCrisis={isCrisis} />
      {hint.isDue && <EngineHint onDismiss={hint.dismiss} />}
      {isBranching && <BranchNotice onCancel={onBranchCancel} />}
    </>
  );
}
