import { ownerOf, type Principal } from '../../http/principal.ts';
import type { View } from '../../http/view.ts';
import type { Handlers } from '../../http/operation.ts';
import type { StoryServices } from '../services.ts';
import type { Player } from '../play/player.ts';

type SharingOperation =
  | 'getStoryShare'
  | 'shareStorySession'
  | 'unshareStorySession'
  | 'getSharedPlay'
  | 'getSharedRound'
  | 'countSharedReading'
  | 'forkSharedPlay'
  | 'getStoryEndings';

function playerOf({ principal, view }: { principal: Principal; view: View }): Player {
  return { ownerId: ownerOf(principal), view };
}

export function sharingRoutes({
  shares,
  sharedPlays,
  endings,
}: Pick<StoryServices, 'shares' | 'sharedPlays' | 'endings'>): Pick<Handlers, SharingOperation> {
  return {
    async getStoryShare({ input, ...call }) {
      return { data: await shares.get(playerOf(call), input.params.storySessionId) };
    },

    async shareStorySession({ input, ...call }) {
      return { data: await shares.share(playerOf(call), input.params.storySessionId, input.body.roundId) };
    },

    async unshareStorySession({ input, ...call }) {
      await shares.unshare(playerOf(call), input.params.storySessionId);
      return { data: null };
    },

    async getSharedPlay({ input, view }) {
      return { data: await sharedPlays.get(view, input.params.storySessionId) };
    },

    async getSharedRound({ input, view }) {
      return { data: await sharedPlays.round(view, input.params.storySessionId, input.params.roundId) };
    },

    async countSharedReading({ input, ...call }) {
      await sharedPlays.countReader(playerOf(call), input.params.storySessionId);
      return { data: null };
    },

    async forkSharedPlay({ input, ...call }) {
      const player = { ...playerOf(call), key: input.headers['Idempotency-Key'] };
      return { data: await sharedPlays.fork(player, input.params.storySessionId, input.params.roundId) };
    },

    async getStoryEndings({ input, view }) {
      return { data: await endings.get(view, input.params.storyId) };
    },
  };
}
