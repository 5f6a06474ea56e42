import type { ReactNode } from 'react';

import { EmptyShelf, ListEnd, LoadFailed, NoResults, type ListEndStatus } from '@fabula/ui';

import type { PagedQuery } from '../data/paged-query';
import { isNarrowed, type ListFilters } from '../routes/list-filters';
import { useHrefs } from '../routes/use-hrefs';

interface ListBodyProps {
  readonly query: PagedQuery;
  readonly filters: ListFilters;
  readonly isEmpty: boolean;
  readonly onClear: () => void;
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

const endStatus = (query: PagedQuery): ListEndStatus => {
  if (query.isFetchNextPageError && !query.isFetchingNextPage) return 'error';
  if (query.isFetchingNextPage) return 'loading';
  return query.hasNextPage ? 'more' : 'end';
};

export function ListBody({ query, filters, isEmpty, onClear, skeleton, children }: ListBodyProps) {
  const { explore } = useHrefs();
  const fetchNext = () => void query.fetchNextPage();
  if (query.isPending) return skeleton;
  if (query.isError && isEmpty) return <LoadFailed onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  if (isEmpty) {
    return isNarrowed(filters) ? (
      <NoResults query={filters.q} onClear={onClear} />
    ) : (
      <EmptyShelf exploreHref={explore} />
    );
  }
  return (
    <>
      {children}
      <ListEnd status={endStatus(query)} onReachEnd={fetchNext} onRetry={fetchNext} />
    </>
  );
}
