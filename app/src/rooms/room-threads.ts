import { getRoom, listRoomMessages, streamRoomEvents, type RoomEvent } from '@fabula/sdk';

import { pageLength } from '../live/thread-cache';
import type { ThreadSource } from '../live/thread-source';
import { applyRoomEvent } from './apply-room-event';
import { roomCache } from './room-query';
import { addOlderMessages, changeRoom, type RoomState } from './room-state';

/** Rooms, as live threads. Subscribing to a room's events makes a member present. */
export const roomThreads: ThreadSource<RoomState, RoomEvent> = {
  cache: roomCache,
  open: (roomId, controls) => streamRoomEvents(roomId, controls),
  apply: applyRoomEvent,
  // The reader is no longer in the room: unless an event has said why, reading it does.
  isReadAtEnd: (state) => state?.gone === null,
  readOlder: async (roomId, cursor) => {
    const page = await listRoomMessages(roomId, { cursor, limit: pageLength });
    return (state) => addOlderMessages(state, page);
  },
  readQuote: async (roomId) => {
    const { quote } = await getRoom(roomId);
    return (state) => changeRoom(state, { quote });
  },
};
