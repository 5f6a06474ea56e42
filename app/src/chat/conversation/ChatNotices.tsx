import { BranchNotice, EngineHint } from '@fabula/ui/chat';

import { WellbeingNotices } from '../../wellbeing/WellbeingNotices';
import type { Thread } from '../thread/thread';
import { useEngineHint } from './use-engine-hint';

interface ChatNoticesProps {
  readonly thread: Thread;
  readonly isBranching: boolean;
  readonly onBranchCancel: () => void;
}

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
