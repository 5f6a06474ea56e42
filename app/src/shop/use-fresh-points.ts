import { useCallback } from 'react';

import { getGetBonusCalendarQueryKey, getListLedgerInfiniteQueryKey, invalidateGetBasicInfo } from '@fabula/sdk/react';

import { useApp } from '../use-app';

/** Asks anew for the balance and for everything that tells how it came about: after a claim, after a payment. */
export function useFreshPoints(): () => Promise<void> {
  const { account } = useApp().queries;
  return useCallback(async () => {
    await Promise.all([
      invalidateGetBasicInfo(account),
      account.invalidateQueries({ queryKey: getGetBonusCalendarQueryKey() }),
      account.invalidateQueries({ queryKey: getListLedgerInfiniteQueryKey() }),
    ]);
  }, [account]);
}
