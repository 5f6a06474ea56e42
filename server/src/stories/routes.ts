import { ownerOf, type Principal } from '../http/principal.ts';
import type { View } from '../http/view.ts';
import type { Handlers } from '../http/operation.ts';
import { queueKeyOf } from '../parsing/parsers.ts';
import type { StoryServices } from './services.ts';
import type { ActivePlayer } from './play/player.ts';

type StoryOperation =
  | 'listStorySessions'
  | 'createStorySession'
  | 'getStorySession'
  | 'deleteStorySession'
  | 'listStoryRounds'
  | 'getStoryRound'
  | 'playStoryRound'
  | 'selectStoryRound'
  | 'forkStorySession';

function playerOf(
  { network, principal, view }: { network: string | undefined; principal: Principal; view: View },
  headers: { 'Idempotency-Key'?: string | undefined } = {},
): ActivePlayer {
  const queueKey = queueKeyOf({ network, principal });
  return { ownerId: ownerOf(principal), view, key: headers['Idempotency-Key'], queueKey };
}

export function storyRoutes({ sessions, moves, forks, talks }: StoryServices): Pick<Handlers, StoryOperation> {
  return {
    async listStorySessions({ input, ...call }) {
      return { data: await sessions.list(playerOf(call), input.query) };
    },

    async createStorySession({ input, ...call }) {
      return { data: await sessions.create(playerOf(call, input.headers), input.body) };
    },

    async getStorySession({ input, ...call }) {
      return { data: await sessions.get(playerOf(call), input.params.storySessionId) };
    },

    async deleteStorySession({ input, ...call }) {
      await talks.stop(await sessions.delete(playerOf(call), input.params.storySessionId));
      return { data: null };
    },

    async listStoryRounds({ input, ...call }) {
      return { data: await sessions.map(playerOf(call), input.params.storySessionId) };
    },

    async getStoryRound({ input, ...call }) {
      const { storySessionId, roundId } = input.params;
      return { data: await sessions.round(playerOf(call), storySessionId, roundId) };
    },

    async playStoryRound({ input, ...call }) {
      return { data: await moves.play(playerOf(call, input.headers), input.params.storySessionId, input.body) };
    },

    async selectStoryRound({ input, ...call }) {
      return { data: await sessions.select(playerOf(call), input.params.storySessionId, input.body.roundId) };
    },

    async forkStorySession({ input, ...call }) {
      const { storySessionId, roundId } = input.params;
      return { data: await forks.fork(playerOf(call, input.headers), storySessionId, roundId) };
    },
  };
}
