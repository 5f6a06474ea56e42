import { getRoom, listRoomMessages } from '@fabula/sdk';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { createThreadCache, pageLength } from '../live/thread-cache';
import { doorOf, readRoom, type RoomState } from './room-state';

/** The rooms in the query cache. */
export const roomCache = createThreadCache<RoomState>('room');

/** The key under which a room lies in the query cache. */
export const roomKey = roomCache.keyOf;

/** Changes a room in the cache; one that is not there stays away. */
export const changeRoomState = roomCache.change;

/**
 * A room: read once, and from then on kept up by its events.
 *
 * @param invite the code of an invitation, which shows the door of the room to a visitor
 */
export const roomQuery = (roomId: string, invite: string | null, client: QueryClient) =>
  queryOptions({
    queryKey: roomKey(roomId),
    queryFn: async ({ signal }) => {
      const room = await getRoom(roomId, invite === null ? {} : { invite }, { signal });
      if (room.me === null) return doorOf(room);
      // After the room, so that its events lead on from the messages: what is told twice does no harm.
      const page = await listRoomMessages(roomId, { limit: pageLength }, { signal });
      return readRoom(room, page, roomCache.read(client, roomId));
    },
    // What comes back into view may have gone on meanwhile.
    staleTime: 0,
    // Comparing all messages with themselves at every word would cost more than drawing them.
    structuralSharing: false,
  });
