import type { ReactNode } from 'react';

import { MoreHistory, RowsFailed, RowsSkeleton } from '@fabula/ui/account';

import type { PagedQuery } from '../data/paged-query';

interface PagedListProps {
  readonly query: PagedQuery;
  /** Rows that are drawn while the first ones are on their way. */
  readonly skeletonCount?: number;
  readonly isEmpty: boolean;
  /** In place of a list with nothing in it. */
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

/** A list in whatever state it is: on its way, failed, empty, or there and growing when asked. */
export function PagedList({ query, skeletonCount, isEmpty, empty, children }: PagedListProps) {
  if (query.isPending) return <RowsSkeleton count={skeletonCount} />;
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
