import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

import { isNotFound } from './query-clients';

/**
 * Loads what a page is about where the server renders it: other failures are left to the page.
 *
 * @throws {ApiError} for what a guest does not find.
 */
export async function primeOnServer<Data, Failure, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Failure, Data, Key>,
): Promise<void> {
  await queryClient.prefetchQuery(query);
  const error = queryClient.getQueryState(query.queryKey)?.error;
  if (isNotFound(error)) throw error;
}
