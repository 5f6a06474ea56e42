import { listMessages } from '@fabula/sdk';
import type { OlderMessages } from '@fabula/ui/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { olderStateOf, useOneAtATime } from '../../live/use-one-at-a-time';
import { addNewer, addOlder, showPage, type Thread } from './thread';
import { changeThread, threadKey } from './thread-query';

/** Messages of one page: the most that the contract gives. */
const pageLength = 48;

/** Fetches further pages of a conversation: older ones, newer ones after a jump, and the newest again. */
export function useThreadPages(chatId: string, thread: Thread | undefined) {
  const client = useQueryClient();
  const [olderState, runOlder] = useOneAtATime();
  const [, runNewer] = useOneAtATime();
  const known = useCallback(() => client.getQueryData<Thread>(threadKey(chatId)), [client, chatId]);

  const onOlder = useCallback(
    () =>
      void runOlder(async () => {
        const cursor = known()?.olderCursor;
        if (cursor === null || cursor === undefined) return;
        const page = await listMessages(chatId, { cursor, limit: pageLength });
        changeThread(client, chatId, (before) => (before.olderCursor === cursor ? addOlder(before, page) : before));
      }),
    [client, chatId, known, runOlder],
  );
  const onNewer = useCallback(
    () =>
      void runNewer(async () => {
        const cursor = known()?.newerCursor;
        if (cursor === null || cursor === undefined) return;
        const page = await listMessages(chatId, { cursor, limit: pageLength });
        changeThread(client, chatId, (before) => (before.newerCursor === cursor ? addNewer(before, page) : before));
      }),
    [client, chatId, known, runNewer],
  );
  const onNewest = useCallback(
    () =>
      void runNewer(async () => {
        const page = await listMessages(chatId, { limit: pageLength });
        changeThread(client, chatId, (before) => showPage(before, page));
      }),
    [client, chatId, runNewer],
  );

  const older: OlderMessages = olderStateOf(thread === undefined || thread.olderCursor === null, olderState);
  return { older, onOlder, hasNewer: thread !== undefined && thread.newerCursor !== null, onNewer, onNewest };
}
