import { useListContinue } from '@fabula/sdk/react';

import { useVisitor } from '../context/use-app';

/** What the visitor can resume, refetched at each mount on request; not fetched without a session. */
export function useWaysBack(refetches: boolean) {
  const { hasSession } = useVisitor();
  const query = useListContinue({ query: { enabled: hasSession, ...(refetches ? { staleTime: 0 } : {}) } });
  return { query, hasSession };
}
