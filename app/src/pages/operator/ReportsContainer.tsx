import { useSearchParams } from 'react-router-dom';

import { cursorPages, useListOperatorReportsInfinite } from '@fabula/sdk/react';
import type { ReportState as State } from '@fabula/sdk';
import { ListEnd } from '@fabula/ui';
import { NoReports, ReportRows, ReportsView, RowsFailed, RowsSkeleton } from '@fabula/ui/operator';

import { useApp } from '../../context/use-app';
import { useLocale } from '../../i18n/use-locale';
import { deskHrefs, reportHref } from './desk-hrefs';

const limit = 24;

/** `all` in the address; without a state, what is open. */
const readState = (search: URLSearchParams): State | undefined => {
  const state = search.get('state');
  if (state === 'all') return undefined;
  return state === 'decided' ? 'decided' : 'open';
};

/** What people reported. */
export function ReportsContainer() {
  const locale = useLocale();
  const [search] = useSearchParams();
  const state = readState(search);
  const list = useListOperatorReportsInfinite(
    { limit, ...(state === undefined ? {} : { state }) },
    { query: { ...cursorPages, staleTime: 0, refetchOnMount: 'always' } },
    useApp().queries.account,
  );
  const things = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const more = () => void list.fetchNextPage();
  const { reports: href } = deskHrefs(locale);
  return (
    <ReportsView
      state={state}
      hrefOf={(one) => (one === 'open' ? href : `${href}?state=${one ?? 'all'}`)}
      openCount={list.data?.pages[0]?.openCount}
    >
      {list.isPending && <RowsSkeleton count={5} />}
      {list.isError && list.data === undefined && (
        <RowsFailed onRetry={() => void list.refetch()} retrying={list.isFetching} />
      )}
      {list.isSuccess && things.length === 0 && <NoReports />}
      {things.length > 0 && (
        <ReportRows
          things={things.map((thing) => ({
            ...thing,
            href: reportHref(locale, thing.reportedId),
          }))}
        />
      )}
      {list.hasNextPage && (
        <ListEnd
          status={list.isFetchNextPageError ? 'error' : list.isFetchingNextPage ? 'loading' : 'more'}
          onReachEnd={more}
          onRetry={more}
        />
      )}
    </ReportsView>
  );
}
