import { streamRoomEvents, type RoomEvent } from '@fabula/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { Connection } from '../chat/follow';
import { useFollow, type Followed } from '../chat/use-follow';
import { applyRoomEvent } from './apply-room-event';
import { changeRoomState, roomKey } from './room-query';
import type { RoomState } from './room-state';

/**
 * Keeps a room up with its events for as long as it is shown, whatever becomes of the connection, and says whether they
 * arrive as they happen. Who follows counts as present.
 *
 * @param lastEventId the event up to which the room was read; undefined while it is not, and for whom is not in it
 */
export function useFollowRoom(roomId: string, lastEventId: string | undefined): Connection {
  const client = useQueryClient();
  const followed = useMemo((): Followed<RoomEvent> => {
    const reread = () => void client.invalidateQueries({ queryKey: roomKey(roomId) });
    return {
      open: (options) => streamRoomEvents(roomId, { ...options, reconnections: 0 }),
      onEvents: (events) => {
        changeRoomState(client, roomId, (state) => events.reduce<RoomState>(applyRoomEvent, state));
        if (client.getQueryData<RoomState>(roomKey(roomId))?.isStale === true) reread();
      },
      onLost: (error) => {
        console.warn('A room is followed no longer', error);
        // The reader is no longer in the room, and may have been told why; otherwise reading it says so.
        if (client.getQueryData<RoomState>(roomKey(roomId))?.gone === null) reread();
      },
    };
  }, [client, roomId]);
  return useFollow(followed, lastEventId);
}
