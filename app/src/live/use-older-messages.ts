import type { OlderMessages } from '@fabula/ui/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import type { LiveMessage, LiveThread } from './thread-reducers';
import type { ThreadSource } from './thread-source';
import { olderStateOf, useOneAtATime } from './use-one-at-a-time';

/** Fetches older messages, one page at a time; `isWhole` once the thread's beginning is read. */
export function useOlderMessages<Thread extends LiveThread<LiveMessage>, Event>(
  { cache, readOlder }: Pick<ThreadSource<Thread, Event>, 'cache' | 'readOlder'>,
  threadId: string,
  isWhole: boolean,
) {
  const client = useQueryClient();
  const [state, run] = useOneAtATime();
  const fetchOlder = useCallback(
    () =>
      run(async () => {
        const cursor = cache.read(client, threadId)?.olderCursor;
        if (cursor === null || cursor === undefined) return;
        const addPage = await readOlder(threadId, cursor);
        cache.change(client, threadId, (known) => (known.olderCursor === cursor ? addPage(known) : known));
      }),
    [cache, client, readOlder, run, threadId],
  );
  const older: OlderMessages = olderStateOf(isWhole, state);
  return { older, onOlder: useCallback(() => void fetchOlder(), [fetchOlder]), fetchOlder };
}
