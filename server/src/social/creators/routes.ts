import type { Handlers } from '../../http/operation.ts';
import { memberOf } from '../../http/reader.ts';
import type { Creators } from './creators.ts';

type CreatorOperation = 'listFollowedCreators' | 'followCreator' | 'unfollowCreator';

export function creatorRoutes(creators: Creators): Pick<Handlers, CreatorOperation> {
  return {
    async listFollowedCreators({ input, ...call }) {
      return { data: await creators.list(memberOf(call), input.query) };
    },

    async followCreator({ input, ...call }) {
      return { data: await creators.follow(memberOf(call, input.headers), input.body) };
    },

    async unfollowCreator({ input, ...call }) {
      await creators.unfollow(memberOf(call, input.headers), input.params.followId);
      return { data: null };
    },
  };
}
