import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import {
  ApiError,
  changeCatalogueEntry,
  type CatalogueAct,
  type CatalogueEntry,
  type CatalogueKind,
  type CatalogueState,
} from '@fabula/sdk';
import { cursorPages, useListOperatorCatalogueInfinite } from '@fabula/sdk/react';
import { ListEnd, somethingFailed, type ToastMessage } from '@fabula/ui';
import {
  actImpossible,
  CatalogueDialog,
  CatalogueRows,
  CatalogueView,
  NoEntries,
  notStatedAdult,
  RowsFailed,
  RowsSkeleton,
  type CatalogueForm,
  type CatalogueValue,
} from '@fabula/ui/operator';

import { useApp } from '../../context/use-app';
import { useLocale } from '../../i18n/use-locale';
import { useIdempotentRequest } from '../../live/use-idempotent-request';
import { useHrefs } from '../../routes/use-hrefs';
import { catalogueHref, personHref, reportHref } from './desk-hrefs';

const limit = 24;
const states = ['featured', 'hidden', 'mature'] as const satisfies readonly CatalogueState[];

const toastOf = (error: unknown): ToastMessage => {
  if (!(error instanceof ApiError)) return somethingFailed();
  if (error.field === 'age') return notStatedAdult();
  return error.reason === 'CONFLICT' || error.reason === 'NOT_FOUND' ? actImpossible() : somethingFailed();
};

interface Asked {
  readonly entry: CatalogueValue;
  readonly act: CatalogueAct;
}

/** All public characters and stories, and what operators do about them. */
export function CatalogueContainer() {
  const locale = useLocale();
  const navigate = useNavigate();
  const hrefs = useHrefs();
  const request = useIdempotentRequest(toastOf);
  const [asked, setAsked] = useState<Asked>();
  const [search] = useSearchParams();
  const kind: CatalogueKind = search.get('kind') === 'story' ? 'story' : 'character';
  const state = states.find((one) => one === search.get('state'));
  const words = search.get('q') ?? '';
  const list = useListOperatorCatalogueInfinite(
    { limit, kind, ...(state === undefined ? {} : { state }), ...(words === '' ? {} : { q: words }) },
    { query: { ...cursorPages, staleTime: 0, refetchOnMount: 'always' } },
    useApp().queries.account,
  );
  const valueOf = (entry: CatalogueEntry): CatalogueValue => ({
    ...entry,
    href: entry.hiddenFor === null ? hrefs[entry.kind](entry.entryId) : reportHref(locale, entry.entryId),
    authorHref: entry.authorId === null ? undefined : personHref(locale, entry.authorId),
  });
  const send = async ({ act, entry }: Asked, form: CatalogueForm): Promise<boolean> => {
    const isDone = await request(`${act} ${entry.entryId} ${JSON.stringify(form)}`, async (options) => {
      await changeCatalogueEntry(entry.kind, entry.entryId, { act, ...form }, options);
    });
    await list.refetch();
    return isDone;
  };
  const first = list.data?.pages[0];
  const featured = first && { count: first.featuredCount, most: first.mostFeatured };
  const entries = list.data?.pages.flatMap(({ items }) => items).map(valueOf) ?? [];
  const more = () => void list.fetchNextPage();
  return (
    <CatalogueView
      key={words}
      place={{ kind, state, words }}
      hrefOf={(one) => catalogueHref(locale, { kind, state: one, q: words })}
      onKind={(one) => void navigate(catalogueHref(locale, { kind: one, state, q: words }), { replace: true })}
      onSearch={(next) => void navigate(catalogueHref(locale, { kind, state, q: next }), { replace: true })}
      featured={featured}
    >
      {list.isPending && <RowsSkeleton count={5} />}
      {list.isError && list.data === undefined && (
        <RowsFailed onRetry={() => void list.refetch()} retrying={list.isFetching} />
      )}
      {list.isSuccess && entries.length === 0 && <NoEntries words={words} />}
      {entries.length > 0 && <CatalogueRows entries={entries} onAct={(entry, act) => setAsked({ entry, act })} />}
      {list.hasNextPage && (
        <ListEnd
          status={list.isFetchNextPageError ? 'error' : list.isFetchingNextPage ? 'loading' : 'more'}
          onReachEnd={more}
          onRetry={more}
        />
      )}
      <CatalogueDialog
        asked={asked}
        full={featured !== undefined && featured.count >= featured.most ? featured.most : undefined}
        onClose={() => setAsked(undefined)}
        onSend={async (form) => asked !== undefined && send(asked, form)}
      />
    </CatalogueView>
  );
}
