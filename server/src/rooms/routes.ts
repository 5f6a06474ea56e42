import { callerOf } from '../http/caller.ts';
import type { Handlers } from '../http/operation.ts';
import type { RoomServices } from './services.ts';

type RoomOperation =
  | 'listRooms'
  | 'createRoom'
  | 'getRoom'
  | 'updateRoom'
  | 'closeRoom'
  | 'updateRoomCharacter'
  | 'listRoomInvites'
  | 'createRoomInvite'
  | 'revokeRoomInvite'
  | 'searchRoomMessages'
  | 'exportRoom';

export function roomRoutes({ files, invites, open, rooms, search }: RoomServices): Pick<Handlers, RoomOperation> {
  return {
    async listRooms({ input, ...call }) {
      return { data: await rooms.list(callerOf(call), input.query) };
    },

    async createRoom({ input, ...call }) {
      return { data: await open(callerOf(call, input.headers), input.body) };
    },

    async getRoom({ input, ...call }) {
      return { data: await rooms.get(callerOf(call), input.params.roomId, input.query.invite) };
    },

    async updateRoom({ input, ...call }) {
      return { data: await rooms.update(callerOf(call), input.params.roomId, input.body) };
    },

    async closeRoom({ input, ...call }) {
      await rooms.close(callerOf(call), input.params.roomId);
      return { data: null };
    },

    async updateRoomCharacter({ input, ...call }) {
      const { characterId, roomId } = input.params;
      return { data: await rooms.setQuiet(callerOf(call), roomId, characterId, input.body.quiet) };
    },

    async listRoomInvites({ input, ...call }) {
      return { data: await invites.list(callerOf(call), input.params.roomId) };
    },

    async createRoomInvite({ input, ...call }) {
      return { data: await invites.create(callerOf(call, input.headers), input.params.roomId, input.body) };
    },

    async revokeRoomInvite({ input, ...call }) {
      await invites.revoke(callerOf(call), input.params.roomId, input.params.inviteId);
      return { data: null };
    },

    async searchRoomMessages({ input, ...call }) {
      return { data: await search.find(callerOf(call), input.params.roomId, input.query) };
    },

    async exportRoom({ input, ...call }) {
      return files.export(callerOf(call), input.params.roomId, input.query.format);
    },
  };
}
