import { listMessages } from '@fabula/sdk';
import type { OlderMessages } from '@fabula/ui/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';

import { addNewer, addOlder, showPage, type Thread } from './thread';
import { changeThread, threadKey } from './thread-query';

/** Messages of one page: the most that the contract gives. */
const pageLength = 48;

type Fetching = 'idle' | 'loading' | 'failed';

/** One part of the path at a time is fetched; asking again meanwhile does nothing. */
function useOneAtATime() {
  const isBusy = useRef(false);
  const [state, setState] = useState<Fetching>('idle');
  const run = useCallback(async (work: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState('loading');
    try {
      await work();
      setState('idle');
    } catch (error) {
      console.warn('A part of a conversation did not arrive', error);
      setState('failed');
    } finally {
      isBusy.current = false;
    }
  }, []);
  return [state, run] as const;
}

/** Brings further parts of a conversation: older ones, newer ones after a jump, and the newest again. */
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

  const isWhole = thread === undefined || thread.olderCursor === null;
  const older: OlderMessages = isWhole
    ? 'none'
    : ({ idle: 'more', loading: 'loading', failed: 'failed' } as const)[olderState];
  return { older, onOlder, hasNewer: thread !== undefined && thread.newerCursor !== null, onNewer, onNewest };
}
