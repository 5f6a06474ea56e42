import type { FavouriteIds } from '@fabula/sdk';
import { getGetFavouriteIdsQueryKey } from '@fabula/sdk/react';
import type { QueryClient } from '@tanstack/react-query';

export interface FavouriteName {
  readonly kind: 'character' | 'story';
  readonly id: string;
}

const listOf = { character: 'characterIds', story: 'storyIds' } as const;

export const isFavourite = (ids: FavouriteIds | undefined, { id, kind }: FavouriteName): boolean =>
  ids?.[listOf[kind]].includes(id) === true;

export function markFavourite(client: QueryClient, { id, kind }: FavouriteName, likes: boolean): void {
  client.setQueryData<FavouriteIds>(getGetFavouriteIdsQueryKey(), (ids) => {
    if (ids === undefined) return ids;
    const others = ids[listOf[kind]].filter((other) => other !== id);
    return { ...ids, [listOf[kind]]: likes ? [id, ...others] : others };
  });
}
