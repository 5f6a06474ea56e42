import { parse } from 'zod/mini';
import type { RequestHandler } from 'msw';
import { operations } from '../generated/examples';
import { getGetFavouriteIdsMockHandler } from '../generated/mocks/favourites/favourites.msw';
import {
  getCreateCharacterPostMockHandler,
  getCreateCommentMockHandler,
  getCreateStoryCommentMockHandler,
  getDeleteCharacterPostMockHandler,
  getDeleteCommentMockHandler,
  getDeleteStoryCommentMockHandler,
  getFollowCharacterMockHandler,
  getGetCharacterEngagementMockHandler,
  getGetCharacterPostMockHandler,
  getGetStoryEngagementMockHandler,
  getLikeCharacterMockHandler,
  getLikePostMockHandler,
  getLikeStoryMockHandler,
  getListCharacterPostsMockHandler,
  getListCommentsMockHandler,
  getListStoryCommentsMockHandler,
  getRestoreCharacterPostMockHandler,
  getRestoreCommentMockHandler,
  getRestoreStoryCommentMockHandler,
  getUnfollowCharacterMockHandler,
  getUnlikeCharacterMockHandler,
  getUnlikePostMockHandler,
  getUnlikeStoryMockHandler,
  getUpdateCharacterPostMockHandler,
} from '../generated/mocks/posts/posts.msw';
import { CommentForm, PostForm, StoryCommentForm, type Comment, type Post } from '../generated/model';
import { newId } from './new-id';
import { Shelf } from './world/shelf';

const {
  getCharacterEngagement,
  getCharacterPost,
  getStoryEngagement,
  listCharacterPosts,
  listComments,
  listStoryComments,
} = operations;

const ok = <Data>(data: Data) => ({ code: 200, message: 'OK', data });
const gone = { code: 200, message: 'OK', data: null };
const now = '2026-11-21T22:00:00.000Z';

const liked = (post: Post, likes: boolean): Post =>
  post.liked === likes ? post : { ...post, liked: likes, likeCount: post.likeCount + (likes ? 1 : -1) };

export function postHandlers(): RequestHandler[] {
  let engagement = getCharacterEngagement.examples[200].typical.data;
  let storyEngagement = getStoryEngagement.examples[200].typical.data;
  const favourites = { characterIds: new Set<string>(), storyIds: new Set<string>() };
  const posts = new Shelf<Post>(listCharacterPosts.examples[200].typical.data.items, ({ postId }) => postId);
  const storyComments = new Shelf<Comment>(
    listStoryComments.examples[200].typical.data.items,
    ({ commentId }) => commentId,
  );
  const comments = new Shelf<Comment>(listComments.examples[200].typical.data.items, ({ commentId }) => commentId);

  const keep = (ids: Set<string>, id: unknown, likes: boolean) => {
    if (likes) ids.add(String(id));
    else ids.delete(String(id));
  };
  const setStoryLike = (storyId: unknown, likes: boolean) => {
    keep(favourites.storyIds, storyId, likes);
    const step = storyEngagement.liked === likes ? 0 : likes ? 1 : -1;
    storyEngagement = { ...storyEngagement, liked: likes, likeCount: storyEngagement.likeCount + step };
    return ok(storyEngagement);
  };
  const setLike = (characterId: unknown, likes: boolean) => {
    keep(favourites.characterIds, characterId, likes);
    const step = engagement.liked === likes ? 0 : 1;
    engagement = { ...engagement, liked: likes, likeCount: engagement.likeCount + (likes ? step : -step) };
    return ok(engagement);
  };
  const setFollow = (follows: boolean) => {
    const step = engagement.following === follows ? 0 : 1;
    const followerCount = engagement.followerCount + (follows ? step : -step);
    engagement = { ...engagement, following: follows, followerCount };
    return ok(engagement);
  };

  return [
    getGetCharacterEngagementMockHandler(() => ok(engagement)),
    getLikeCharacterMockHandler(({ params }) => setLike(params.characterId, true)),
    getUnlikeCharacterMockHandler(({ params }) => setLike(params.characterId, false)),
    getGetFavouriteIdsMockHandler(() =>
      ok({ characterIds: [...favourites.characterIds], storyIds: [...favourites.storyIds] }),
    ),
    getGetStoryEngagementMockHandler(() => ok(storyEngagement)),
    getLikeStoryMockHandler(({ params }) => setStoryLike(params.storyId, true)),
    getUnlikeStoryMockHandler(({ params }) => setStoryLike(params.storyId, false)),
    getFollowCharacterMockHandler(() => setFollow(true)),
    getUnfollowCharacterMockHandler(() => setFollow(false)),
    getListCharacterPostsMockHandler(() => ok({ items: posts.list(), nextCursor: null })),
    getGetCharacterPostMockHandler(({ params }) => ok(posts.find(params.postId))),
    getCreateCharacterPostMockHandler(async ({ request }) => {
      const form = parse(PostForm, await request.json());
      const { characterId, likeCount: _likes, ...plain } = getCharacterPost.examples[200].typical.data;
      const fresh = { postId: newId('pst'), own: true, likeCount: 0, commentCount: 0, createdAt: now };
      return ok(posts.add({ ...plain, characterId, ...fresh, ...form }));
    }),
    getUpdateCharacterPostMockHandler(async ({ params, request }) => {
      const form = parse(PostForm, await request.json());
      return ok(posts.change(params.postId, (post) => ({ ...post, ...form, editedAt: now })));
    }),
    getDeleteCharacterPostMockHandler(({ params }) => {
      posts.hide(params.postId);
      return gone;
    }),
    getRestoreCharacterPostMockHandler(({ params }) => ok(posts.restore(params.postId))),
    getLikePostMockHandler(({ params }) => ok(posts.change(params.postId, (post) => liked(post, true)))),
    getUnlikePostMockHandler(({ params }) => ok(posts.change(params.postId, (post) => liked(post, false)))),
    getListCommentsMockHandler(() => {
      const items = comments.list();
      return ok({ items, nextCursor: null, total: items.length });
    }),
    getCreateCommentMockHandler(async ({ request }) => {
      const { postId = null, text } = parse(CommentForm, await request.json());
      const commentId = newId('cmt');
      return ok(
        comments.add({
          ...operations.createComment.examples[200].created.data,
          commentId,
          postId,
          text,
          createdAt: now,
        }),
      );
    }),
    getDeleteCommentMockHandler(({ params }) => {
      comments.hide(params.commentId);
      return gone;
    }),
    getRestoreCommentMockHandler(({ params }) => ok(comments.restore(params.commentId))),
    getListStoryCommentsMockHandler(() => {
      const items = storyComments.list();
      return ok({ items, nextCursor: null, total: items.length });
    }),
    getCreateStoryCommentMockHandler(async ({ request }) => {
      const { text } = parse(StoryCommentForm, await request.json());
      const { data } = operations.createStoryComment.examples[200].created;
      return ok(storyComments.add({ ...data, commentId: newId('cmt'), text, createdAt: now }));
    }),
    getDeleteStoryCommentMockHandler(({ params }) => {
      storyComments.hide(params.commentId);
      return gone;
    }),
    getRestoreStoryCommentMockHandler(({ params }) => ok(storyComments.restore(params.commentId))),
  ];
}
