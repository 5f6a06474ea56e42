import { getListMyStoriesInfiniteQueryKey, getListStoriesInfiniteQueryKey } from '@fabula/sdk/react';
import type { QueryClient } from '@tanstack/react-query';

/** Own stories that are fetched at a time. */
export const ownStoriesPage = { limit: 12 } as const;

/** Lets every list that may show an own story be read anew. */
export async function refreshOwnStories(client: QueryClient): Promise<void> {
  const [own] = getListMyStoriesInfiniteQueryKey();
  const [all] = getListStoriesInfiniteQueryKey();
  await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === own || queryKey[0] === all });
}
