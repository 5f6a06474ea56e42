import type { Handlers } from '../../http/operation.ts';
import { callerOf } from '../../http/caller.ts';
import type { ChatServices } from '../services.ts';

type DraftOperation = 'draftMessage' | 'stopDraft' | 'listStarters';

export function draftRoutes({ drafts, starters }: ChatServices): Pick<Handlers, DraftOperation> {
  return {
    async draftMessage({ input, ...call }) {
      return { data: await drafts.write(callerOf(call, input.headers), input.params.chatId) };
    },

    async stopDraft({ input, ...call }) {
      await drafts.stop(callerOf(call), input.params.chatId);
      return { data: null };
    },

    async listStarters({ input, ...call }) {
      return { data: await starters.list(callerOf(call), input.params.chatId) };
    },
  };
}
