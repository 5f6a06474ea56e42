import { getListCharactersInfiniteQueryKey, getListMyCharactersInfiniteQueryKey } from '@fabula/sdk/react';
import type { QueryClient } from '@tanstack/react-query';

import { refreshLists } from '../lists/refresh-lists';

/** Own characters that are fetched at a time. */
export const ownPage = { limit: 12 } as const;

/** Invalidates every list that may show an own character. */
export const refreshOwnCharacters = (client: QueryClient): Promise<void> =>
  refreshLists(client, [getListMyCharactersInfiniteQueryKey(), getListCharactersInfiniteQueryKey()]);
