import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import type { LiveMessage, LiveThread } from '../live/thread-reducers';
import type { ThreadSource } from '../live/thread-source';
import { usePointsFromElsewhere } from './use-points-from-elsewhere';
import { useTellBalance } from './use-tell-balance';

/** Keeps the balances (points) of the header and of a thread's composer equal. */
export function useThreadBalance<Thread extends LiveThread<LiveMessage>, Event>(
  { cache, readQuote }: Pick<ThreadSource<Thread, Event>, 'cache' | 'readQuote'>,
  threadId: string,
  balance: number | undefined,
): void {
  const client = useQueryClient();
  useTellBalance(balance);
  const ask = useCallback(async () => {
    try {
      cache.change(client, threadId, await readQuote(threadId));
    } catch (error) {
      console.warn('The price of a reply could not be asked for', error);
    }
  }, [cache, client, readQuote, threadId]);
  usePointsFromElsewhere(ask);
}
