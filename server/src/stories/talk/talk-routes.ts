import { callerOf } from '../../http/caller.ts';
import type { Handlers } from '../../http/operation.ts';
import { queueKeyOf } from '../../parsing/parsers.ts';
import type { StoryTalks } from './story-talks.ts';

type TalkOperation = 'openStoryChat' | 'getStoryTalk' | 'agreeInStory';

export function talkRoutes(talks: StoryTalks): Pick<Handlers, TalkOperation> {
  return {
    async openStoryChat({ input, ...call }) {
      return {
        data: await talks.open(
          { ...callerOf(call), queueKey: queueKeyOf(call) },
          input.params.storySessionId,
          input.body.characterId,
        ),
      };
    },

    async getStoryTalk({ input, ...call }) {
      return {
        data: await talks.read(
          { ...callerOf(call), queueKey: queueKeyOf(call) },
          input.params.storySessionId,
          input.params.characterId,
        ),
      };
    },

    async agreeInStory({ input, ...call }) {
      return {
        data: await talks.agree(
          { ...callerOf(call), queueKey: queueKeyOf(call) },
          input.params.storySessionId,
          input.body,
        ),
      };
    },
  };
}
