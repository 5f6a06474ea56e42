import { useGetOperatorEngines } from '@fabula/sdk/react';
import { EnginesView, RowsFailed, RowsSkeleton } from '@fabula/ui/operator';

import { useApp } from '../../context/use-app';

const refreshMs = 15_000;

/** The engines of the server and how they work; asked for again while the page is open. */
export function EnginesContainer() {
  const query = useGetOperatorEngines(
    { query: { staleTime: 0, refetchOnMount: 'always', refetchInterval: refreshMs } },
    useApp().queries.account,
  );
  if (query.data === undefined) {
    return query.isError ? (
      <RowsFailed onRetry={() => void query.refetch()} retrying={query.isFetching} />
    ) : (
      <RowsSkeleton />
    );
  }
  return <EnginesView engines={query.data.items} since={query.data.since} />;
}
