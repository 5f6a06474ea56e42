import { streamRoomEvents, type RoomEvent } from '@fabula/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { Connection, EventStream } from '../live/event-subscription';
import { useEventSubscription } from '../live/use-event-subscription';
import { applyRoomEvent } from './apply-room-event';
import { changeRoomState, roomKey } from './room-query';
import type { RoomState } from './room-state';

/**
 * Keeps a cached room up to date with its events for as long as it is shown, and says whether they arrive as they
 * happen. A subscribed member counts as present.
 *
 * @param lastEventId the event up to which the room was read; undefined while it is not, and for readers outside the room
 */
export function useRoomEvents(roomId: string, lastEventId: string | undefined): Connection {
  const client = useQueryClient();
  const stream = useMemo((): EventStream<RoomEvent> => {
    const reread = () => void client.invalidateQueries({ queryKey: roomKey(roomId) });
    return {
      open: (controls) => streamRoomEvents(roomId, controls),
      onEvents: (events) => {
        changeRoomState(client, roomId, (state) => events.reduce<RoomState>(applyRoomEvent, state));
        if (client.getQueryData<RoomState>(roomKey(roomId))?.isStale === true) reread();
      },
      onEnded: (error) => {
        console.warn('The event stream of a room ended', error);
        // The reader is no longer in the room: unless an event has said why, reading it does.
        if (client.getQueryData<RoomState>(roomKey(roomId))?.gone === null) reread();
      },
    };
  }, [client, roomId]);
  return useEventSubscription(stream, lastEventId);
}
