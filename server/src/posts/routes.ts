import type { Handlers } from '../http/operation.ts';
import { memberOf, readerOf } from '../http/reader.ts';
import type { Posts } from './posts.ts';

type PostOperation =
  | 'listCharacterPosts'
  | 'getCharacterPost'
  | 'createCharacterPost'
  | 'updateCharacterPost'
  | 'deleteCharacterPost'
  | 'restoreCharacterPost'
  | 'likePost'
  | 'unlikePost';

export function postRoutes(posts: Posts): Pick<Handlers, PostOperation> {
  return {
    async listCharacterPosts({ input, ...call }) {
      return { data: await posts.list(readerOf(call), input.params.characterId, input.query) };
    },

    async getCharacterPost({ input, ...call }) {
      return { data: await posts.get(readerOf(call), input.params) };
    },

    async createCharacterPost({ input, ...call }) {
      return { data: await posts.create(memberOf(call, input.headers), input.params.characterId, input.body) };
    },

    async updateCharacterPost({ input, ...call }) {
      return { data: await posts.update(memberOf(call, input.headers), input.params, input.body) };
    },

    async deleteCharacterPost({ input, ...call }) {
      await posts.hide(memberOf(call, input.headers), input.params);
      return { data: null };
    },

    async restoreCharacterPost({ input, ...call }) {
      return { data: await posts.restore(memberOf(call, input.headers), input.params) };
    },

    async likePost({ input, ...call }) {
      return { data: await posts.setLike(memberOf(call, input.headers), input.params, true) };
    },

    async unlikePost({ input, ...call }) {
      return { data: await posts.setLike(memberOf(call, input.headers), input.params, false) };
    },
  };
}
