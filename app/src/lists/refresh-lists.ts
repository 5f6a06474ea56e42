import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Invalidates lists, whatever their filters; the first part of each key names the list. */
export async function refreshLists(client: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  const names = keys.map(([name]) => name);
  await client.invalidateQueries({ predicate: ({ queryKey }) => names.includes(queryKey[0]) });
}
