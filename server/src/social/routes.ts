import type { Handlers } from '../http/operation.ts';
import { memberOf, readerOf } from './reader.ts';
import type { SocialServices } from './services.ts';

type SocialOperation =
  | 'getCharacterEngagement'
  | 'likeCharacter'
  | 'unlikeCharacter'
  | 'followCharacter'
  | 'unfollowCharacter'
  | 'listComments'
  | 'createComment'
  | 'deleteComment'
  | 'restoreComment'
  | 'reportComment'
  | 'reportPost';

export function socialRoutes({ comments, engagement, reports }: SocialServices): Pick<Handlers, SocialOperation> {
  return {
    async getCharacterEngagement({ input, ...call }) {
      return { data: await engagement.get(readerOf(call), input.params.characterId) };
    },

    async likeCharacter({ input, ...call }) {
      return { data: await engagement.set(memberOf(call, input.headers), input.params.characterId, 'like', true) };
    },

    async unlikeCharacter({ input, ...call }) {
      return { data: await engagement.set(memberOf(call, input.headers), input.params.characterId, 'like', false) };
    },

    async followCharacter({ input, ...call }) {
      return { data: await engagement.set(memberOf(call, input.headers), input.params.characterId, 'follow', true) };
    },

    async unfollowCharacter({ input, ...call }) {
      return { data: await engagement.set(memberOf(call, input.headers), input.params.characterId, 'follow', false) };
    },

    async listComments({ input, ...call }) {
      const { postId = null, ...request } = input.query;
      return { data: await comments.list(readerOf(call), { ...input.params, postId }, request) };
    },

    async createComment({ input, ...call }) {
      return { data: await comments.create(memberOf(call, input.headers), input.params.characterId, input.body) };
    },

    async deleteComment({ input, ...call }) {
      await comments.hide(memberOf(call, input.headers), input.params);
      return { data: null };
    },

    async restoreComment({ input, ...call }) {
      return { data: await comments.restore(memberOf(call, input.headers), input.params) };
    },

    async reportComment({ input, ...call }) {
      await reports.reportComment(memberOf(call, input.headers), input.params, input.body);
      return { data: null };
    },

    async reportPost({ input, ...call }) {
      await reports.reportPost(memberOf(call, input.headers), input.params, input.body);
      return { data: null };
    },
  };
}
