import { useGetBasicInfo } from '@fabula/sdk/react';

import { useApp, useVisitor } from '../context/use-app';

/** The visitor's points, a guest's too; undefined until known, and on a server without points. */
export function useBalance(): number | undefined {
  const { isKnown } = useVisitor();
  const { queries, usesPoints } = useApp();
  const { data } = useGetBasicInfo({ query: { enabled: isKnown } }, queries.account);
  return usesPoints ? data?.points : undefined;
}
