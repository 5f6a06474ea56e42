import type { Handlers } from '../../http/operation.ts';
import { callerOf } from '../../http/caller.ts';
import type { ChatServices } from '../services.ts';

type MessageOperation =
  | 'listMessages'
  | 'sendMessage'
  | 'regenerateReply'
  | 'continueReply'
  | 'editMessage'
  | 'rewriteMessage'
  | 'updateMessage'
  | 'stopReply'
  | 'selectBranch'
  | 'listBranches'
  | 'searchMessages'
  | 'streamChatEvents';

export function messageRoutes(services: ChatServices): Pick<Handlers, MessageOperation> {
  const { branches, chats, conversation, events, rewording } = services;
  return {
    async listMessages({ input, ...call }) {
      return { data: await chats.listMessages(callerOf(call), input.params.chatId, input.query) };
    },

    async sendMessage({ input, ...call }) {
      return { data: await conversation.send(callerOf(call, input.headers), input.params.chatId, input.body) };
    },

    async regenerateReply({ input, ...call }) {
      const { chatId, messageId } = input.params;
      return { data: await conversation.regenerate(callerOf(call, input.headers), chatId, messageId) };
    },

    async continueReply({ input, ...call }) {
      const { chatId, messageId } = input.params;
      return { data: await conversation.continue(callerOf(call, input.headers), chatId, messageId) };
    },

    async rewriteMessage({ input, ...call }) {
      const { chatId, messageId } = input.params;
      return { data: await rewording.reword(callerOf(call), chatId, messageId, input.body) };
    },

    async editMessage({ input, ...call }) {
      const { chatId, messageId } = input.params;
      return { data: await conversation.edit(callerOf(call, input.headers), chatId, messageId, input.body) };
    },

    async updateMessage({ input, ...call }) {
      return { data: await branches.mark(callerOf(call), input.params.chatId, input.params.messageId, input.body) };
    },

    async stopReply({ input, ...call }) {
      await conversation.stop(callerOf(call), input.params.chatId, input.params.messageId);
      return { data: null };
    },

    async selectBranch({ input, ...call }) {
      return { data: await branches.select(callerOf(call), input.params.chatId, input.body.messageId) };
    },

    async listBranches({ input, ...call }) {
      return { data: await branches.list(callerOf(call), input.params.chatId, input.query) };
    },

    async searchMessages({ input, ...call }) {
      return { data: await branches.search(callerOf(call), input.params.chatId, input.query) };
    },

    async streamChatEvents({ input, ...call }) {
      return events.open(callerOf(call), input.params.chatId, input.headers['Last-Event-ID']);
    },
  };
}
