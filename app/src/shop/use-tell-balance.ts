import { getGetBasicInfoQueryKey, getListLedgerInfiniteQueryKey } from '@fabula/sdk/react';
import type { UserBasicInfo } from '@fabula/sdk';
import { useEffect } from 'react';

import { useApp } from '../context/use-app';

/**
 * Shows a balance that a page has just been sent wherever else the balance is shown: in the header, the sidebar and the
 * popups. The ledger is read again when it is next opened.
 *
 * @param balance in points; undefined while the page knows none
 */
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
