import { useState } from 'react';
import { useIntl } from 'react-intl';

import { ApiError, exportPublicLog, type PublicLogEntry } from '@fabula/sdk';
import {
  cursorPages,
  getGetPublicLogQueryOptions,
  getListPublicLogEntriesInfiniteQueryOptions,
  useGetPublicLog,
  useGetPublicLogEntry,
  useListPublicLogEntriesInfinite,
} from '@fabula/sdk/react';
import { ListEnd, LoadFailed } from '@fabula/ui';
import { LogProof, LogView, NoSuchEntry } from '@fabula/ui/public-log';

import { saveFile } from '../../../browser/save-file';
import { useDelayedText } from '../../../explore/use-delayed-text';
import { useHead } from '../../../head/use-head';
import { primed } from '../../../routes/page';
import { readLogSearch, useLogSearch } from './use-log-search';
import { useProofCheck } from './use-proof-check';

const limit = 24;

export const loader = primed(async ({ queryClient, search }) => {
  const { entry: _entry, ...filter } = readLogSearch(search);
  await Promise.all([
    queryClient.ensureQueryData(getGetPublicLogQueryOptions()),
    queryClient.ensureInfiniteQueryData(
      getListPublicLogEntriesInfiniteQueryOptions({ ...filter, limit }, { query: cursorPages }),
    ),
  ]);
});

/** The public log, searched (Product §2.1, logger-search). */
export function Component() {
  const intl = useIntl();
  const { search, hrefOf, setSearch } = useLogSearch();
  const { entry: current, ...filter } = search;
  const [query, setQuery] = useDelayedText(search.q ?? '', (q) => setSearch({ ...search, q: q.trim() }));
  const log = useGetPublicLog();
  const list = useListPublicLogEntriesInfinite({ ...filter, limit }, { query: cursorPages });
  const [exporting, setExporting] = useState(false);

  useHead({
    title: intl.formatMessage({
      id: 'publicLog.title',
      defaultMessage: 'Public log',
      description: 'Heading and title of the page',
    }),
    description: intl.formatMessage({
      id: 'publicLog.description',
      defaultMessage: 'What this server did in public, in a log that anyone can check.',
      description: 'Description of the page, for search engines and link previews',
    }),
  });

  const entries = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const toValue = ({ entryNumber, record, recordedAt }: PublicLogEntry) => ({
    entryNumber,
    record,
    recordedAt,
    href: hrefOf({ ...filter, entry: entryNumber }),
  });
  const isNarrowed = Object.keys(filter).length > 0;
  const more = () => void list.fetchNextPage();
  const download = async () => {
    setExporting(true);
    try {
      saveFile(await exportPublicLog());
    } finally {
      setExporting(false);
    }
  };
  return (
    <LogView
      query={query}
      onQueryChange={setQuery}
      day={search.day ?? ''}
      onDayChange={(day) => setSearch({ ...search, day })}
      kinds={(log.data?.counts ?? []).map((one) => ({ ...one, href: hrefOf({ ...filter, kind: one.kind }) }))}
      kind={search.kind}
      allHref={hrefOf(withoutKind(filter))}
      entries={entries.map(toValue)}
      current={current}
      state={
        list.isError && entries.length === 0 ? (
          <LoadFailed onRetry={() => void list.refetch()} retrying={list.isFetching} />
        ) : list.isPending || list.hasNextPage ? (
          <ListEnd
            status={list.isFetchNextPageError ? 'error' : list.isFetching ? 'loading' : 'more'}
            onReachEnd={more}
            onRetry={more}
          />
        ) : undefined
      }
      onClear={list.isSuccess && entries.length === 0 && isNarrowed ? () => setSearch({}) : undefined}
      detail={current === undefined ? undefined : <ProofContainer entryNumber={current} closeHref={hrefOf(filter)} />}
      onExport={() => void download()}
      exporting={exporting}
    />
  );
}

function withoutKind<Filter extends { readonly kind?: unknown }>({ kind: _kind, ...rest }: Filter) {
  return rest;
}

interface ProofContainerProps {
  readonly entryNumber: number;
  readonly closeHref: string;
}

function ProofContainer({ entryNumber, closeHref }: ProofContainerProps) {
  const { data: proof, error, isFetching, refetch } = useGetPublicLogEntry(entryNumber);
  const { check, state } = useProofCheck(proof);
  if (proof !== undefined) {
    const file = () =>
      new File([JSON.stringify(proof, null, 2)], `public-log-${entryNumber}.json`, { type: 'application/json' });
    return (
      <LogProof
        key={entryNumber}
        proof={proof}
        state={state}
        onCheck={() => void check()}
        onDownload={() => saveFile(file())}
        closeHref={closeHref}
      />
    );
  }
  if (error === null)
    return <ListEnd status="loading" onReachEnd={() => void refetch()} onRetry={() => void refetch()} />;
  return error instanceof ApiError && error.reason === 'NOT_FOUND' ? (
    <NoSuchEntry closeHref={closeHref} />
  ) : (
    <LoadFailed onRetry={() => void refetch()} retrying={isFetching} />
  );
}
