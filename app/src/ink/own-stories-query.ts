import { getListMyStoriesInfiniteQueryKey, getListStoriesInfiniteQueryKey } from '@fabula/sdk/react';
import type { QueryClient } from '@tanstack/react-query';

import { refreshLists } from '../lists/refresh-lists';

/** Own stories that are fetched at a time. */
export const ownStoriesPage = { limit: 12 } as const;

/** Invalidates every list that may show an own story. */
export const refreshOwnStories = (client: QueryClient): Promise<void> =>
  refreshLists(client, [getListMyStoriesInfiniteQueryKey(), getListStoriesInfiniteQueryKey()]);
