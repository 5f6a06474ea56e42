import { ownerOf, type Principal } from '../accounts/principal.ts';
import type { View } from '../explore/view.ts';
import type { Handlers } from '../http/operation.ts';
import type { Caller } from './chats.ts';
import type { ChatServices } from './services.ts';

type ChatOperation = 'createChat' | 'getChat' | 'listMessages' | 'sendMessage' | 'stopReply' | 'streamChatEvents';

export function chatRoutes({ chats, conversation, followers }: ChatServices): Pick<Handlers, ChatOperation> {
  return {
    async createChat({ input, ...call }) {
      return { data: await chats.create(callerOf(call, input.headers), input.body) };
    },

    async getChat({ input, ...call }) {
      return { data: await chats.get(callerOf(call), input.params.chatId) };
    },

    async listMessages({ input, ...call }) {
      return { data: await chats.listMessages(callerOf(call), input.params.chatId, input.query) };
    },

    async sendMessage({ input, ...call }) {
      return { data: await conversation.send(callerOf(call, input.headers), input.params.chatId, input.body) };
    },

    async stopReply({ input, ...call }) {
      await conversation.stop(callerOf(call), input.params.chatId, input.params.messageId);
      return { data: null };
    },

    async streamChatEvents({ input, ...call }) {
      return followers.follow(callerOf(call), input.params.chatId, input.headers['Last-Event-ID']);
    },
  };
}

function callerOf(
  { principal, view }: { principal: Principal; view: View },
  headers: { 'Idempotency-Key'?: string | undefined } = {},
): Caller {
  return { ownerId: ownerOf(principal), view, key: headers['Idempotency-Key'] };
}
