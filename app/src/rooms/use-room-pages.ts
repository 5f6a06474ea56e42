import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { useOlderMessages } from '../live/use-older-messages';
import { roomCache } from './room-query';
import { roomThreads } from './room-threads';

export function useRoomPages(roomId: string, isWhole: boolean) {
  const client = useQueryClient();
  const { fetchOlder, ...pages } = useOlderMessages(roomThreads, roomId, isWhole);

  /** Fetches older messages until this one is there or a page fails. */
  const fetchTo = useCallback(
    async (messageId: string) => {
      const read = () => roomCache.read(client, roomId);
      for (let known = read(); known !== undefined && known.olderCursor !== null; known = read()) {
        const { olderCursor } = known;
        if (known.messages.some((message) => message.messageId === messageId)) return;
        await fetchOlder();
        if (read()?.olderCursor === olderCursor) return;
      }
    },
    [client, roomId, fetchOlder],
  );
  return { ...pages, fetchTo };
}
