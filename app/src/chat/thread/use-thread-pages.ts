import { listMessages } from '@fabula/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { pageLength } from '../../live/thread-cache';
import { useOlderMessages } from '../../live/use-older-messages';
import { useOneAtATime } from '../../live/use-one-at-a-time';
import { chatThreads } from './chat-threads';
import { addNewer, showPage, type Thread } from './thread';
import { changeThread, threadCache } from './thread-query';

export function useThreadPages(chatId: string, thread: Thread | undefined) {
  const client = useQueryClient();
  const isWhole = thread === undefined || thread.olderCursor === null;
  const { older, onOlder } = useOlderMessages(chatThreads, chatId, isWhole);
  const [, runNewer] = useOneAtATime();

  const onNewer = useCallback(
    () =>
      void runNewer(async () => {
        const cursor = threadCache.read(client, chatId)?.newerCursor;
        if (cursor === null || cursor === undefined) return;
        const page = await listMessages(chatId, { cursor, limit: pageLength });
        changeThread(client, chatId, (before) => (before.newerCursor === cursor ? addNewer(before, page) : before));
      }),
    [client, chatId, runNewer],
  );
  const onNewest = useCallback(
    () =>
      void runNewer(async () => {
        const page = await listMessages(chatId, { limit: pageLength });
        changeThread(client, chatId, (before) => showPage(before, page));
      }),
    [client, chatId, runNewer],
  );

  return { older, onOlder, hasNewer: thread !== undefined && thread.newerCursor !== null, onNewer, onNewest };
}
