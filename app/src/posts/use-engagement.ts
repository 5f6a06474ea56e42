import {
  followCharacter,
  likeCharacter,
  unfollowCharacter,
  unlikeCharacter,
  type CharacterEngagement,
} from '@fabula/sdk';
import { getGetCharacterEngagementQueryKey, useGetCharacterEngagement } from '@fabula/sdk/react';
import { useQueryClient } from '@tanstack/react-query';

import { useApp } from '../use-app';
import { actFailure } from './failure-toast';
import { useAsMember } from './use-as-member';

const withLike = (before: CharacterEngagement, liked: boolean): CharacterEngagement =>
  before.liked === liked ? before : { ...before, liked, likeCount: before.likeCount + (liked ? 1 : -1) };

const withFollow = (before: CharacterEngagement, following: boolean): CharacterEngagement =>
  before.following === following
    ? before
    : { ...before, following, followerCount: before.followerCount + (following ? 1 : -1) };

/** What readers make of a character. A like and a follow show at once, and are taken back when they do not arrive. */
export function useEngagement(characterId: string) {
  const client = useQueryClient();
  const { toasts } = useApp();
  const asMember = useAsMember();
  const { data } = useGetCharacterEngagement(characterId);
  const key = getGetCharacterEngagementQueryKey(characterId);

  const change = async (
    guess: (before: CharacterEngagement) => CharacterEngagement,
    act: (characterId: string) => Promise<CharacterEngagement>,
  ) => {
    await client.cancelQueries({ queryKey: key });
    const before = client.getQueryData<CharacterEngagement>(key);
    client.setQueryData<CharacterEngagement>(key, before && guess(before));
    try {
      client.setQueryData<CharacterEngagement>(key, await act(characterId));
    } catch (cause) {
      console.warn('What was done with a character did not arrive', cause);
      client.setQueryData<CharacterEngagement>(key, before);
      toasts.show(actFailure(cause));
    }
  };

  return {
    engagement: data,
    onLike: (likes: boolean) =>
      asMember(() => void change((before) => withLike(before, likes), likes ? likeCharacter : unlikeCharacter)),
    onFollow: (follows: boolean) =>
      asMember(
        () => void change((before) => withFollow(before, follows), follows ? followCharacter : unfollowCharacter),
      ),
  };
}
