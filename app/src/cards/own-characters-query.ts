import { getListCharactersInfiniteQueryKey, getListMyCharactersInfiniteQueryKey } from '@fabula/sdk/react';
import type { QueryClient } from '@tanstack/react-query';

/** Own characters that are fetched at a time. */
export const ownPage = { limit: 12 } as const;

/** Lets every list that may show an own character be read anew. */
export async function refreshOwnCharacters(client: QueryClient): Promise<void> {
  const [own] = getListMyCharactersInfiniteQueryKey();
  const [all] = getListCharactersInfiniteQueryKey();
  await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === own || queryKey[0] === all });
}
