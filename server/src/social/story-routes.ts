import type { Handlers } from '../http/operation.ts';
import { memberOf, readerOf, visitorOf } from '../http/reader.ts';
import type { SocialServices } from './services.ts';

type StoryOperation =
  | 'getStoryEngagement'
  | 'likeStory'
  | 'unlikeStory'
  | 'listStoryComments'
  | 'createStoryComment'
  | 'deleteStoryComment'
  | 'restoreStoryComment'
  | 'reportStoryComment'
  | 'reportStory';

const story = ({ storyId: id }: { storyId: string }) => ({ kind: 'story', id }) as const;

export function storySocialRoutes({ comments, engagement, reports }: SocialServices): Pick<Handlers, StoryOperation> {
  return {
    async getStoryEngagement({ input, ...call }) {
      return { data: await engagement.ofStory(readerOf(call), input.params.storyId) };
    },

    async likeStory({ input, ...call }) {
      await engagement.setLike(visitorOf(call, input.headers), story(input.params), true);
      return { data: await engagement.ofStory(readerOf(call), input.params.storyId) };
    },

    async unlikeStory({ input, ...call }) {
      await engagement.setLike(visitorOf(call, input.headers), story(input.params), false);
      return { data: await engagement.ofStory(readerOf(call), input.params.storyId) };
    },

    async listStoryComments({ input, ...call }) {
      return { data: await comments.list(readerOf(call), { ...story(input.params), postId: null }, input.query) };
    },

    async createStoryComment({ input, ...call }) {
      return { data: await comments.create(memberOf(call, input.headers), story(input.params), input.body) };
    },

    async deleteStoryComment({ input, ...call }) {
      const name = { on: story(input.params), commentId: input.params.commentId };
      await comments.hide(memberOf(call, input.headers), name);
      return { data: null };
    },

    async restoreStoryComment({ input, ...call }) {
      const name = { on: story(input.params), commentId: input.params.commentId };
      return { data: await comments.restore(memberOf(call, input.headers), name) };
    },

    async reportStoryComment({ input, ...call }) {
      const name = { on: story(input.params), commentId: input.params.commentId };
      await reports.reportComment(visitorOf(call, input.headers), name, input.body);
      return { data: null };
    },

    async reportStory({ input, ...call }) {
      await reports.reportSubject(visitorOf(call, input.headers), story(input.params), input.body);
      return { data: null };
    },
  };
}
