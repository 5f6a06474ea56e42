import type { Handlers } from '../http/operation.ts';
import { callerOf } from '../http/caller.ts';
import type { ChatServices } from './services.ts';

type ChatOperation =
  | 'listChats'
  | 'createChat'
  | 'getChat'
  | 'updateChat'
  | 'deleteChat'
  | 'restoreChat'
  | 'quoteReply';

export function chatRoutes({ chats, replies }: ChatServices): Pick<Handlers, ChatOperation> {
  return {
    async listChats({ input, ...call }) {
      return { data: await chats.list(callerOf(call), input.query) };
    },

    async createChat({ input, ...call }) {
      return { data: await chats.create(callerOf(call, input.headers), input.body) };
    },

    async getChat({ input, ...call }) {
      return { data: await chats.get(callerOf(call), input.params.chatId) };
    },

    async updateChat({ input, ...call }) {
      return { data: await chats.update(callerOf(call), input.params.chatId, input.body) };
    },

    async deleteChat({ input, ...call }) {
      const replyingId = await chats.delete(callerOf(call), input.params.chatId);
      if (replyingId !== null) await replies.stop(replyingId);
      return { data: null };
    },

    async restoreChat({ input, ...call }) {
      await chats.restore(callerOf(call), input.params.chatId);
      return { data: null };
    },

    async quoteReply({ input, ...call }) {
      return { data: await chats.quote(callerOf(call), input.params.chatId) };
    },
  };
}
