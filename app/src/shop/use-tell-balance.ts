import { getGetBasicInfoQueryKey, getListLedgerInfiniteQueryKey } from '@fabula/sdk/react';
import type { UserBasicInfo } from '@fabula/sdk';
import { useEffect } from 'react';

import { useApp } from '../context/use-app';

/** Writes a page's balance (points) to header, sidebar and popups, and invalidates the ledger. */
export function useTellBalance(balance: number | undefined): void {
  const { account } = useApp().queries;
  useEffect(() => {
    if (balance === undefined) return;
    const key = getGetBasicInfoQueryKey();
    const known = account.getQueryData<UserBasicInfo>(key)?.points;
    if (known === undefined || known === balance) return;
    account.setQueryData<UserBasicInfo>(key, (info) => info && { ...info, points: balance });
    void account.invalidateQueries({ queryKey: getListLedgerInfiniteQueryKey(), refetchType: 'none' });
  }, [account, balance]);
}
