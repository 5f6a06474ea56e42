import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Lets lists be read anew, whatever was asked of them.
 *
 * @param keys A key of each list; its first part names the list.
 */
export async function refreshLists(client: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  const names = keys.map(([name]) => name);
  await client.invalidateQueries({ predicate: ({ queryKey }) => names.includes(queryKey[0]) });
}
