import { listRoomMessages } from '@fabula/sdk';
import type { OlderMessages } from '@fabula/ui/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';

import { changeRoomState, pageLength, roomKey } from './room-query';
import { addOlderMessages, type RoomState } from './room-state';

/** Brings older messages of a room, one page at a time; asking again meanwhile does nothing. */
export function useRoomPages(roomId: string, isWhole: boolean) {
  const client = useQueryClient();
  const isBusy = useRef(false);
  const [state, setState] = useState<Exclude<OlderMessages, 'none'>>('more');

  const fetchOlder = useCallback(async () => {
    const cursor = client.getQueryData<RoomState>(roomKey(roomId))?.olderCursor;
    if (isBusy.current || cursor === null || cursor === undefined) return;
    isBusy.current = true;
    setState('loading');
    try {
      const page = await listRoomMessages(roomId, { cursor, limit: pageLength });
      changeRoomState(client, roomId, (known) =>
        known.olderCursor === cursor ? addOlderMessages(known, page) : known,
      );
      setState('more');
    } catch (error) {
      console.warn('A part of a room did not arrive', error);
      setState('failed');
    } finally {
      isBusy.current = false;
    }
  }, [client, roomId]);

  const older: OlderMessages = isWhole ? 'none' : state;
  return { older, onOlder: useCallback(() => void fetchOlder(), [fetchOlder]) };
}
