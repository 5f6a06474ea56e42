import { getListMyStoriesInfiniteQueryKey, getListStoriesInfiniteQueryKey } from '@fabula/sdk/react';
import type { QueryClient } from '@tanstack/react-query';

import { refreshLists } from './refresh-lists';

export const ownStoriesPage = { limit: 12 } as const;

export const refreshOwnStories = (client: QueryClient): Promise<void> =>
  refreshLists(client, [getListMyStoriesInfiniteQueryKey(), getListStoriesInfiniteQueryKey()]);
