import { callerOf } from '../http/caller.ts';
import type { Handlers } from '../http/operation.ts';
import { memberOf, readerOf, visitorOf } from '../http/reader.ts';
import type { SocialServices } from './services.ts';

type CharacterOperation =
  | 'getCharacterEngagement'
  | 'likeCharacter'
  | 'unlikeCharacter'
  | 'followCharacter'
  | 'unfollowCharacter'
  | 'listComments'
  | 'createComment'
  | 'deleteComment'
  | 'restoreComment';

type ReportOperation = 'reportPost' | 'reportComment' | 'reportCharacter' | 'reportMessage' | 'reportRoomMessage';

type FavouriteOperation = 'listFavourites' | 'getFavouriteIds' | 'listFeed' | 'getFeedNews' | 'markFeedSeen';

type SocialOperation = CharacterOperation | ReportOperation | FavouriteOperation;

const character = ({ characterId: id }: { characterId: string }) => ({ kind: 'character', id }) as const;

export function socialRoutes(services: SocialServices): Pick<Handlers, SocialOperation> {
  return { ...characterRoutes(services), ...reportRoutes(services), ...favouriteRoutes(services) };
}

function characterRoutes({ comments, engagement }: SocialServices): Pick<Handlers, CharacterOperation> {
  return {
    async getCharacterEngagement({ input, ...call }) {
      return { data: await engagement.ofCharacter(readerOf(call), input.params.characterId) };
    },

    async likeCharacter({ input, ...call }) {
      await engagement.setLike(visitorOf(call, input.headers), character(input.params), true);
      return { data: await engagement.ofCharacter(readerOf(call), input.params.characterId) };
    },

    async unlikeCharacter({ input, ...call }) {
      await engagement.setLike(visitorOf(call, input.headers), character(input.params), false);
      return { data: await engagement.ofCharacter(readerOf(call), input.params.characterId) };
    },

    async followCharacter({ input, ...call }) {
      return { data: await engagement.setFollow(memberOf(call, input.headers), input.params.characterId, true) };
    },

    async unfollowCharacter({ input, ...call }) {
      return { data: await engagement.setFollow(memberOf(call, input.headers), input.params.characterId, false) };
    },

    async listComments({ input, ...call }) {
      const { postId = null, ...request } = input.query;
      return { data: await comments.list(readerOf(call), { ...character(input.params), postId }, request) };
    },

    async createComment({ input, ...call }) {
      return { data: await comments.create(memberOf(call, input.headers), character(input.params), input.body) };
    },

    async deleteComment({ input, ...call }) {
      const name = { on: character(input.params), commentId: input.params.commentId };
      await comments.hide(memberOf(call, input.headers), name);
      return { data: null };
    },

    async restoreComment({ input, ...call }) {
      const name = { on: character(input.params), commentId: input.params.commentId };
      return { data: await comments.restore(memberOf(call, input.headers), name) };
    },
  };
}

function reportRoutes({ reports }: SocialServices): Pick<Handlers, ReportOperation> {
  return {
    async reportComment({ input, ...call }) {
      const name = { on: character(input.params), commentId: input.params.commentId };
      await reports.reportComment(visitorOf(call, input.headers), name, input.body);
      return { data: null };
    },

    async reportPost({ input, ...call }) {
      await reports.reportPost(visitorOf(call, input.headers), input.params, input.body);
      return { data: null };
    },

    async reportCharacter({ input, ...call }) {
      await reports.reportSubject(visitorOf(call, input.headers), character(input.params), input.body);
      return { data: null };
    },

    async reportMessage({ input, ...call }) {
      const { chatId, messageId } = input.params;
      await reports.reportReply(visitorOf(call, input.headers), chatId, messageId, input.body);
      return { data: null };
    },

    async reportRoomMessage({ input, ...call }) {
      const { messageId, roomId } = input.params;
      await reports.reportRoomMessage(visitorOf(call, input.headers), roomId, messageId, input.body);
      return { data: null };
    },
  };
}

function favouriteRoutes({ favourites, feed }: SocialServices): Pick<Handlers, FavouriteOperation> {
  return {
    async listFavourites({ input, ...call }) {
      return { data: await favourites.list(callerOf(call), input.query) };
    },

    async getFavouriteIds(call) {
      return { data: await favourites.ids(callerOf(call)) };
    },

    async listFeed({ input, ...call }) {
      return { data: await feed.list(memberOf(call), input.query) };
    },

    async getFeedNews(call) {
      return { data: await feed.news(memberOf(call)) };
    },

    async markFeedSeen({ input, ...call }) {
      return { data: await feed.markSeen(memberOf(call, input.headers), input.body.until) };
    },
  };
}
