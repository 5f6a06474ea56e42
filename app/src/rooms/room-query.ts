import { getRoom, listRoomMessages } from '@fabula/sdk';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { createThreadCache, pageLength } from '../live/thread-cache';
import { doorOf, readRoom, type RoomState } from './room-state';

export const roomCache = createThreadCache<RoomState>('room');

export const roomKey = roomCache.keyOf;

export const changeRoomState = roomCache.change;

/** A room, kept up to date by its events; `invite` is a code that shows the door to a visitor. */
export const roomQuery = (roomId: string, invite: string | null, client: QueryClient) =>
  queryOptions({
    queryKey: roomKey(roomId),
    queryFn: async ({ signal }) => {
      const room = await getRoom(roomId, invite === null ? {} : { invite }, { signal });
      if (room.me === null) return doorOf(room);
      // Read after the room, so that its events follow the messages; duplicates do no harm.
      const page = await listRoomMessages(roomId, { limit: pageLength }, { signal });
      return readRoom(room, page, roomCache.read(client, roomId));
    },
    staleTime: 0,
    // Comparing all messages at each word would cost more than drawing them.
    structuralSharing: false,
  });
