import { listRoomMessages } from '@fabula/sdk';
import type { OlderMessages } from '@fabula/ui/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { olderStateOf, useOneAtATime } from '../live/use-one-at-a-time';
import { changeRoomState, pageLength, roomKey } from './room-query';
import { addOlderMessages, type RoomState } from './room-state';

/** Fetches older messages of a room, one page at a time; asking again meanwhile does nothing. */
export function useRoomPages(roomId: string, isWhole: boolean) {
  const client = useQueryClient();
  const [state, run] = useOneAtATime();

  const fetchOlder = useCallback(
    () =>
      run(async () => {
        const cursor = client.getQueryData<RoomState>(roomKey(roomId))?.olderCursor;
        if (cursor === null || cursor === undefined) return;
        const page = await listRoomMessages(roomId, { cursor, limit: pageLength });
        changeRoomState(client, roomId, (known) =>
          known.olderCursor === cursor ? addOlderMessages(known, page) : known,
        );
      }),
    [client, roomId, run],
  );

  /** Fetches older messages until one of them is there or a page does not arrive. */
  const fetchTo = useCallback(
    async (messageId: string) => {
      const read = () => client.getQueryData<RoomState>(roomKey(roomId));
      for (let known = read(); known !== undefined && known.olderCursor !== null; known = read()) {
        const { olderCursor } = known;
        if (known.messages.some((message) => message.messageId === messageId)) return;
        await fetchOlder();
        if (read()?.olderCursor === olderCursor) return;
      }
    },
    [client, roomId, fetchOlder],
  );

  const older: OlderMessages = olderStateOf(isWhole, state);
  return { older, onOlder: useCallback(() => void fetchOlder(), [fetchOlder]), fetchTo };
}
