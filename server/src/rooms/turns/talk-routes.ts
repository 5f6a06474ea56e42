import { callerOf } from '../../http/caller.ts';
import type { Handlers } from '../../http/operation.ts';
import type { RoomServices } from '../services.ts';

type TalkOperation =
  | 'joinRoom'
  | 'leaveRoom'
  | 'updateRoomMember'
  | 'removeRoomMember'
  | 'listRoomMessages'
  | 'sendRoomMessage'
  | 'hideRoomMessage'
  | 'askRoomTurn'
  | 'regenerateRoomReply'
  | 'editRoomMessage'
  | 'selectRoomMessage'
  | 'stopRoomTurn'
  | 'streamRoomEvents';

export function roomTalkRoutes({
  events,
  lines,
  members,
  messages,
  talk,
}: RoomServices): Pick<Handlers, TalkOperation> {
  return {
    async joinRoom({ input, ...call }) {
      return { data: await members.join(callerOf(call), input.params.roomId, input.body) };
    },

    async leaveRoom({ input, ...call }) {
      await members.leave(callerOf(call), input.params.roomId);
      return { data: null };
    },

    async updateRoomMember({ input, ...call }) {
      const { memberId, roomId } = input.params;
      return { data: await members.update(callerOf(call), roomId, memberId, input.body) };
    },

    async removeRoomMember({ input, ...call }) {
      await members.remove(callerOf(call), input.params.roomId, input.params.memberId);
      return { data: null };
    },

    async listRoomMessages({ input, ...call }) {
      return { data: await messages.list(callerOf(call), input.params.roomId, input.query) };
    },

    async sendRoomMessage({ input, ...call }) {
      return { data: await talk.send(callerOf(call, input.headers), input.params.roomId, input.body) };
    },

    async hideRoomMessage({ input, ...call }) {
      await messages.hide(callerOf(call), input.params.roomId, input.params.messageId);
      return { data: null };
    },

    async askRoomTurn({ input, ...call }) {
      return { data: await talk.ask(callerOf(call, input.headers), input.params.roomId, input.body) };
    },

    async regenerateRoomReply({ input, ...call }) {
      const { messageId, roomId } = input.params;
      return { data: await talk.regenerate(callerOf(call, input.headers), roomId, messageId) };
    },

    async editRoomMessage({ input, ...call }) {
      const { messageId, roomId } = input.params;
      return { data: await lines.edit(callerOf(call), roomId, messageId, input.body) };
    },

    async selectRoomMessage({ input, ...call }) {
      return { data: await lines.select(callerOf(call), input.params.roomId, input.params.messageId) };
    },

    async stopRoomTurn({ input, ...call }) {
      await messages.stop(callerOf(call), input.params.roomId, input.params.messageId);
      return { data: null };
    },

    async streamRoomEvents({ input, ...call }) {
      return events.open(callerOf(call), input.params.roomId, input.headers['Last-Event-ID']);
    },
  };
}
