import { useGetBasicInfo } from '@fabula/sdk/react';

import { useApp, useVisitor } from '../context/use-app';

/** The visitor's points, a guest's too; undefined until known. */
export function useBalance(): number | undefined {
  const { isKnown } = useVisitor();
  const { data } = useGetBasicInfo({ query: { enabled: isKnown } }, useApp().queries.account);
  return data?.points;
}
