import { callerOf } from '../../http/caller.ts';
import type { Handlers } from '../../http/operation.ts';
import { queueKeyOf } from '../../parsing/parsers.ts';
import type { OfflinePlays } from './offline-plays.ts';

export function offlineRoutes(plays: OfflinePlays): Pick<Handlers, 'getOfflineStory' | 'sendOfflinePlay'> {
  return {
    async getOfflineStory({ input: { params, query }, ...call }) {
      return { data: await plays.story(callerOf(call), params.storyId, query.part === 'program') };
    },

    async sendOfflinePlay({ input: { body, headers, params }, ...call }) {
      const caller = { ...callerOf(call, headers), queueKey: queueKeyOf(call) };
      return { data: await plays.send(caller, params.storyId, body) };
    },
  };
}
