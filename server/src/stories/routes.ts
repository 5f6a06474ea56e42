import { callerOf } from '../http/caller.ts';
import type { Principal } from '../http/principal.ts';
import type { View } from '../http/view.ts';
import type { Handlers } from '../http/operation.ts';
import { queueKeyOf } from '../parsing/parsers.ts';
import type { FreeWork } from '../points/free-work.ts';
import type { StoryServices } from './services.ts';
import type { PlayingCaller, QueuedCaller } from './play/queued-caller.ts';

type StoryOperation =
  | 'listStorySessions'
  | 'createStorySession'
  | 'getStorySession'
  | 'getPlayedStory'
  | 'deleteStorySession'
  | 'listStoryRounds'
  | 'getStoryRound'
  | 'playStoryRound'
  | 'selectStoryRound'
  | 'forkStorySession';

function queuedCallerOf(
  call: { network: string | undefined; principal: Principal; view: View },
  headers: { 'Idempotency-Key'?: string | undefined } = {},
): QueuedCaller {
  return { ...callerOf(call, headers), queueKey: queueKeyOf(call) };
}

export function storyRoutes(
  { sessions, moves, forks, talks }: StoryServices,
  freeWork: FreeWork,
): Pick<Handlers, StoryOperation> {
  const playingCallerOf = (...[call, headers]: Parameters<typeof queuedCallerOf>): PlayingCaller => ({
    ...queuedCallerOf(call, headers),
    beginRound: () => freeWork.beginRound(call),
  });

  return {
    async listStorySessions({ input, ...call }) {
      return { data: await sessions.list(queuedCallerOf(call), input.query) };
    },

    async createStorySession({ input, ...call }) {
      return { data: await sessions.create(playingCallerOf(call, input.headers), input.body) };
    },

    async getStorySession({ input, ...call }) {
      return { data: await sessions.get(queuedCallerOf(call), input.params.storySessionId) };
    },

    async getPlayedStory({ input, ...call }) {
      return { data: await sessions.story(queuedCallerOf(call), input.params.storySessionId) };
    },

    async deleteStorySession({ input, ...call }) {
      await talks.stop(await sessions.delete(queuedCallerOf(call), input.params.storySessionId));
      return { data: null };
    },

    async listStoryRounds({ input, ...call }) {
      return { data: await sessions.map(queuedCallerOf(call), input.params.storySessionId) };
    },

    async getStoryRound({ input, ...call }) {
      const { storySessionId, roundId } = input.params;
      return { data: await sessions.round(queuedCallerOf(call), storySessionId, roundId) };
    },

    async playStoryRound({ input, ...call }) {
      return { data: await moves.play(playingCallerOf(call, input.headers), input.params.storySessionId, input.body) };
    },

    async selectStoryRound({ input, ...call }) {
      return { data: await sessions.select(queuedCallerOf(call), input.params.storySessionId, input.body.roundId) };
    },

    async forkStorySession({ input, ...call }) {
      const { storySessionId, roundId } = input.params;
      return { data: await forks.fork(queuedCallerOf(call, input.headers), storySessionId, roundId) };
    },
  };
}
