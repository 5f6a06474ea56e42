import { useCallback } from 'react';

import { getGetBonusCalendarQueryKey, getListLedgerInfiniteQueryKey, invalidateGetBasicInfo } from '@fabula/sdk/react';

import { useApp } from '../context/use-app';

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
