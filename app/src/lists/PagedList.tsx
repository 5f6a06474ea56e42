import type { ReactNode } from 'react';

import { MoreHistory, RowsFailed, RowsSkeleton } from '@fabula/ui/account';

import type { PagedQuery } from '../data/paged-query';

interface PagedListProps {
  readonly query: PagedQuery;
  readonly skeletonCount?: number;
  readonly isEmpty: boolean;
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

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
