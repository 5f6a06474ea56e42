import { lazy, Suspense } from 'react';

import { BranchNotice, BreakReminder } from '@fabula/ui/chat';

import { Help } from '../Help';
import { breakHours } from '../stay';
import { loadChunk } from '../../routes/chunk';
import type { Thread } from '../thread';
import { useBreak } from '../use-break';
import { useEngineHint } from '../use-engine-hint';

/** Visitors of a public server never see it. */
const EngineHint = lazy(async () => ({
  default: (await loadChunk(() => import('@fabula/ui/engine-hint'))).EngineHint,
}));

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
      {isCrisis && <Help />}
      {isDue && <BreakReminder hours={breakHours} onDismiss={dismiss} />}
      {hint.isDue && (
        <Suspense fallback={null}>
          <EngineHint onDismiss={hint.dismiss} />
        </Suspense>
      )}
      {isBranching && <BranchNotice onCancel={onBranchCancel} />}
    </>
  );
}
