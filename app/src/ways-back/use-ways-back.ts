import { useListContinue } from '@fabula/sdk/react';

import { useVisitor } from '../context/use-app';

/**
 * What the visitor can return to. A visitor without a session has nothing: they are not asked about.
 *
 * @param refetches whether it is refetched each time that its view mounts
 */
export function useWaysBack(refetches: boolean) {
  const { hasSession } = useVisitor();
  const query = useListContinue({ query: { enabled: hasSession, ...(refetches ? { staleTime: 0 } : {}) } });
  return { query, hasSession };
}
