import { useCallback } from 'react';

import {
  ApiError,
  likeCharacter,
  likeStory,
  unlikeCharacter,
  unlikeStory,
  type CharacterEngagement,
  type StoryEngagement,
} from '@fabula/sdk';
import {
  getGetCharacterEngagementQueryKey,
  getGetFavouriteIdsQueryKey,
  getGetStoryEngagementQueryKey,
  useGetFavouriteIds,
} from '@fabula/sdk/react';
import { favouritesFull, favouriteUnchanged } from '@fabula/ui/heart';
import { useQueryClient } from '@tanstack/react-query';

import { useApp, useVisitor } from '../context/use-app';
import { isFavourite, markFavourite, type FavouriteName } from './favourite-ids';

const calls = {
  character: { like: likeCharacter, unlike: unlikeCharacter, keyOf: getGetCharacterEngagementQueryKey },
  story: { like: likeStory, unlike: unlikeStory, keyOf: getGetStoryEngagementQueryKey },
} as const;

/** The visitor's favourites by id; none without a session. */
export function useFavouriteIds() {
  const { hasSession } = useVisitor();
  return useGetFavouriteIds({ query: { enabled: hasSession, staleTime: 60_000 } });
}

export function useLike(): (name: FavouriteName, likes: boolean) => void {
  const client = useQueryClient();
  const { toasts } = useApp();
  return useCallback(
    (name, likes) => {
      const { keyOf, like, unlike } = calls[name.kind];
      const change = async () => {
        await client.cancelQueries({ queryKey: getGetFavouriteIdsQueryKey() });
        markFavourite(client, name, likes);
        try {
          const answer: CharacterEngagement | StoryEngagement = await (likes ? like : unlike)(name.id);
          client.setQueryData<CharacterEngagement | StoryEngagement>(keyOf(name.id), (now) =>
            now === undefined ? answer : { ...now, liked: answer.liked, likeCount: answer.likeCount },
          );
          if (client.getQueryData(getGetFavouriteIdsQueryKey()) === undefined) {
            await client.invalidateQueries({ queryKey: getGetFavouriteIdsQueryKey() });
          }
        } catch (cause) {
          console.warn('A like did not arrive', cause);
          markFavourite(client, name, !likes);
          toasts.show(cause instanceof ApiError && cause.status === 409 ? favouritesFull() : favouriteUnchanged());
        }
      };
      void change();
    },
    [client, toasts],
  );
}

export function useFavourite(name: FavouriteName) {
  const { data } = useFavouriteIds();
  const like = useLike();
  return { liked: isFavourite(data, name), onChange: (likes: boolean) => like(name, likes) };
}
