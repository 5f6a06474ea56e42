import { getRoom, listRoomMessages } from '@fabula/sdk';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { doorOf, readRoom, type RoomState } from './room-state';

/** Messages of one page: the most that the contract gives. */
export const pageLength = 48;

/** The key under which a room lies in the query cache. */
export const roomKey = (roomId: string) => ['room', roomId] as const;

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
      return readRoom(room, page, client.getQueryData<RoomState>(roomKey(roomId)));
    },
    // What comes back into view may have gone on meanwhile.
    staleTime: 0,
    // Comparing all messages with themselves at every word would cost more than drawing them.
    structuralSharing: false,
  });

/** Changes a room in the cache; one that is not there stays away. */
export function changeRoomState(client: QueryClient, roomId: string, change: (state: RoomState) => RoomState): void {
  client.setQueryData<RoomState>(roomKey(roomId), (state) => state && change(state));
}
