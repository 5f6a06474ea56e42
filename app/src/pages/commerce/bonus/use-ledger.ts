import { listLedger } from '@fabula/sdk';
import { getListLedgerInfiniteQueryKey } from '@fabula/sdk/react';
import { useInfiniteQuery } from '@tanstack/react-query';

import { useApp } from '../../../context/use-app';
import { useLocale } from '../../../i18n/use-locale';

const pageSize = 24;

interface Place {
  readonly around?: string;
  readonly cursor?: string;
}

/** The ledger, paged in both directions around an entry; from the newest without one. */
export function useLedger(entryId: string | undefined, enabled = true) {
  const locale = useLocale();
  const first: Place = entryId === undefined ? {} : { around: entryId };
  return useInfiniteQuery(
    {
      // Names come in the language of the page.
      queryKey: [...getListLedgerInfiniteQueryKey(), locale, entryId ?? 'newest'],
      queryFn: ({ pageParam, signal }) => listLedger({ limit: pageSize, ...pageParam }, { signal }),
      enabled,
      staleTime: 0,
      initialPageParam: first,
      getNextPageParam: ({ nextCursor }): Place | null => (nextCursor === null ? null : { cursor: nextCursor }),
      getPreviousPageParam: ({ newerCursor }): Place | null => (newerCursor === null ? null : { cursor: newerCursor }),
    },
    useApp().queries.account,
  );
}
