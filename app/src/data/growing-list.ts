import type { GrowingList } from '@fabula/ui/posts';

import type { PagedQuery } from './paged-query';

export function growingList(query: PagedQuery, isEmpty: boolean): GrowingList {
  return {
    status: query.isPending ? 'loading' : query.isError && isEmpty ? 'failed' : 'ready',
    onRetry: () => void query.refetch(),
    isRetrying: query.isFetching,
    hasMore: query.hasNextPage,
    onMore: () => void query.fetchNextPage(),
    isLoadingMore: query.isFetchingNextPage,
    hasMoreFailed: query.isFetchNextPageError,
  };
}
