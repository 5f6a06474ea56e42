import {
  followCharacter,
  likeCharacter,
  unfollowCharacter,
  unlikeCharacter,
  type CharacterEngagement,
} from '@fabula/sdk';
import {
  getGetCharacterEngagementQueryKey,
  getGetFeedNewsQueryKey,
  useGetCharacterEngagement,
} from '@fabula/sdk/react';
import { useQueryClient } from '@tanstack/react-query';

import { markFavourite } from '../favourites/favourite-ids';
import { useApp, useVisitor } from '../context/use-app';
import { actFailure } from './failure-toast';
import { useAsMember } from './use-as-member';

const withLike = (before: CharacterEngagement, liked: boolean, counts: boolean): CharacterEngagement =>
  before.liked === liked ? before : { ...before, liked, likeCount: before.likeCount + (counts ? (liked ? 1 : -1) : 0) };

const withFollow = (before: CharacterEngagement, following: boolean): CharacterEngagement =>
  before.following === following
    ? before
    : { ...before, following, followerCount: before.followerCount + (following ? 1 : -1) };

type Part = (before: CharacterEngagement, answer: CharacterEngagement) => CharacterEngagement;

const likeOf: Part = (before, { liked, likeCount }) => ({ ...before, liked, likeCount });

const followOf: Part = (before, { following, followerCount }) => ({ ...before, following, followerCount });

export function useEngagement(characterId: string) {
  const client = useQueryClient();
  const { toasts } = useApp();
  const asMember = useAsMember();
  const { isRegistered } = useVisitor();
  const { data } = useGetCharacterEngagement(characterId);
  const key = getGetCharacterEngagementQueryKey(characterId);

  const take = (part: Part, answer: CharacterEngagement | undefined) =>
    client.setQueryData<CharacterEngagement>(key, (now) => (now && answer ? part(now, answer) : (answer ?? now)));

  const change = async (
    part: Part,
    guess: (before: CharacterEngagement) => CharacterEngagement,
    act: (characterId: string) => Promise<CharacterEngagement>,
  ): Promise<boolean> => {
    await client.cancelQueries({ queryKey: key });
    const before = client.getQueryData<CharacterEngagement>(key);
    client.setQueryData<CharacterEngagement>(key, before && guess(before));
    try {
      const answer = await act(characterId);
      // What was asked for in the meantime may be answered as it was before.
      const isStale = client.isFetching({ queryKey: key }) > 0;
      await client.cancelQueries({ queryKey: key });
      take(part, answer);
      if (isStale) void client.invalidateQueries({ queryKey: key });
      return true;
    } catch (cause) {
      console.warn('What was done with a character did not arrive', cause);
      take(part, before);
      toasts.show(actFailure(cause));
      return false;
    }
  };

  const like = async (likes: boolean) => {
    markFavourite(client, { kind: 'character', id: characterId }, likes);
    const arrived = await change(
      likeOf,
      (before) => withLike(before, likes, isRegistered),
      likes ? likeCharacter : unlikeCharacter,
    );
    if (!arrived) markFavourite(client, { kind: 'character', id: characterId }, !likes);
  };

  const follow = async (follows: boolean) => {
    await change(followOf, (before) => withFollow(before, follows), follows ? followCharacter : unfollowCharacter);
    await client.invalidateQueries({ queryKey: getGetFeedNewsQueryKey() });
  };

  return {
    engagement: data,
    onLike: (likes: boolean) => void like(likes),
    onFollow: (follows: boolean) => asMember(() => void follow(follows)),
  };
}
