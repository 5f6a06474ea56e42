import { callerOf } from '../../http/caller.ts';
import type { Handlers } from '../../http/operation.ts';
import type { RoomMemory } from './room-memory.ts';

type MemoryOperation = 'getRoomMemory' | 'updateRoomMemory' | 'pinRoomFact' | 'updateRoomFact' | 'forgetRoomFact';

export function roomMemoryRoutes({ memory }: { memory: RoomMemory }): Pick<Handlers, MemoryOperation> {
  return {
    async getRoomMemory({ input, ...call }) {
      return { data: await memory.get(callerOf(call), input.params.roomId) };
    },

    async updateRoomMemory({ input, ...call }) {
      return { data: await memory.summarise(callerOf(call), input.params.roomId, input.body.summary) };
    },

    async pinRoomFact({ input, ...call }) {
      return { data: await memory.pin(callerOf(call, input.headers), input.params.roomId, input.body) };
    },

    async updateRoomFact({ input, ...call }) {
      const { factId, roomId } = input.params;
      return { data: await memory.rewrite(callerOf(call), roomId, factId, input.body.text) };
    },

    async forgetRoomFact({ input, ...call }) {
      const { factId, roomId } = input.params;
      return { data: await memory.forget(callerOf(call), roomId, factId) };
    },
  };
}
