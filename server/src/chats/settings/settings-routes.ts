import type { Handlers } from '../../http/operation.ts';
import { callerOf } from '../../http/caller.ts';
import type { Settings } from './settings.ts';

export function settingsRoutes(settings: Settings): Pick<Handlers, 'getChatSettings' | 'updateChatSettings'> {
  return {
    async getChatSettings({ input, ...call }) {
      return { data: await settings.get(callerOf(call), input.params.chatId) };
    },

    async updateChatSettings({ input, ...call }) {
      return { data: await settings.set(callerOf(call), input.params.chatId, input.body) };
    },
  };
}
