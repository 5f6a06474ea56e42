import type { ReactNode } from 'react';

import { MoreHistory, RowsFailed, RowsSkeleton } from '@fabula/ui/account';

import type { PagedQuery } from '../../../data/paged-query';

interface HistoryBodyProps {
  readonly query: PagedQuery;
  readonly isEmpty: boolean;
  /** In place of a history with nothing in it. */
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

/** A history in whatever state it is: on its way, failed, empty, or there and growing when asked. */
export function HistoryBody({ query, isEmpty, empty, children }: HistoryBodyProps) {
  if (query.isPending) return <RowsSkeleton />;
  if (query.isError && isEmpty) return <RowsFailed onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  if (isEmpty) return empty;
  return (
    <>
      {children}
      {query.hasNextPage && (
        <MoreHistory
          loading={query.isFetchingNextPage}
          failed={query.isFetchNextPageError}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </>
  );
}
