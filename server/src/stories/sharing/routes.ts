import { callerOf } from '../../http/caller.ts';
import type { Handlers } from '../../http/operation.ts';
import type { StoryServices } from '../services.ts';

type SharingOperation =
  | 'getStoryShare'
  | 'shareStorySession'
  | 'unshareStorySession'
  | 'getSharedPlay'
  | 'getSharedRound'
  | 'countSharedReading'
  | 'forkSharedPlay'
  | 'getStoryEndings';

export function sharingRoutes({
  shares,
  sharedPlays,
  endings,
}: Pick<StoryServices, 'shares' | 'sharedPlays' | 'endings'>): Pick<Handlers, SharingOperation> {
  return {
    async getStoryShare({ input, ...call }) {
      return { data: await shares.get(callerOf(call), input.params.storySessionId) };
    },

    async shareStorySession({ input, ...call }) {
      return { data: await shares.share(callerOf(call), input.params.storySessionId, input.body.roundId) };
    },

    async unshareStorySession({ input, ...call }) {
      await shares.unshare(callerOf(call), input.params.storySessionId);
      return { data: null };
    },

    async getSharedPlay({ input, view }) {
      return { data: await sharedPlays.get(view, input.params.storySessionId) };
    },

    async getSharedRound({ input, view }) {
      return { data: await sharedPlays.round(view, input.params.storySessionId, input.params.roundId) };
    },

    async countSharedReading({ input, ...call }) {
      await sharedPlays.countReader(callerOf(call), input.params.storySessionId);
      return { data: null };
    },

    async forkSharedPlay({ input, ...call }) {
      return {
        data: await sharedPlays.fork(callerOf(call, input.headers), input.params.storySessionId, input.params.roundId),
      };
    },

    async getStoryEndings({ input, view }) {
      return { data: await endings.get(view, input.params.storyId) };
    },
  };
}
