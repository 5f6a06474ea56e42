import type { UserBasicInfo } from '@fabula/sdk';
import { getGetBasicInfoQueryKey } from '@fabula/sdk/react';
import { useEffect } from 'react';

import { useApp } from '../use-app';

/** Keeps the balance of the page's header as a room tells it. @param balance in points; undefined while it is not known */
export function useHeaderBalance(balance: number | undefined): void {
  const { queries } = useApp();
  useEffect(() => {
    if (balance === undefined) return;
    queries.account.setQueryData<UserBasicInfo>(
      getGetBasicInfoQueryKey(),
      (info) => info && { ...info, points: balance },
    );
  }, [queries, balance]);
}
