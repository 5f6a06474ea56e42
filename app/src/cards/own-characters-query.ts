import { getListCharactersInfiniteQueryKey, getListMyCharactersInfiniteQueryKey } from '@fabula/sdk/react';
import type { QueryClient } from '@tanstack/react-query';

import { refreshLists } from '../lists/refresh-lists';

export const ownPage = { limit: 12 } as const;

export const refreshOwnCharacters = (client: QueryClient): Promise<void> =>
  refreshLists(client, [getListMyCharactersInfiniteQueryKey(), getListCharactersInfiniteQueryKey()]);
