import { cursorPages, useListOperatorActsInfinite } from '@fabula/sdk/react';
import type { OperatorAct, OperatorActKind } from '@fabula/sdk';
import { ListEnd } from '@fabula/ui';
import { ActRows, NoActs, RowsFailed, RowsSkeleton } from '@fabula/ui/operator';

import { useApp } from '../../context/use-app';
import { useLocale } from '../../i18n/use-locale';
import { paths } from '../../routes/paths';
import { catalogueHref, deskHrefs, invitationsHref, personHref, reportHref } from './desk-hrefs';

const limit = 24;

const catalogueActs: ReadonlySet<OperatorActKind> = new Set([
  'featured',
  'featuring-ended',
  'marked-mature',
  'mark-taken-back',
]);

interface ActsContainerProps {
  readonly request: { readonly kind?: OperatorActKind; readonly targetId?: string };
}

/** Acts of operators, the newest first. */
export function ActsContainer({ request }: ActsContainerProps) {
  const locale = useLocale();
  const list = useListOperatorActsInfinite(
    { limit, ...request },
    { query: { ...cursorPages, staleTime: 0, refetchOnMount: 'always' } },
    useApp().queries.account,
  );
  const acts = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const more = () => void list.fetchNextPage();
  const hrefOf = ({ kind, target, targetId }: OperatorAct) => {
    if (catalogueActs.has(kind))
      return catalogueHref(locale, { kind: target === 'story' ? 'story' : 'character', q: targetId });
    if (kind === 'followed-up') return paths.proposal.href(locale, { proposalId: targetId });
    if (target === 'account') return personHref(locale, targetId);
    if (target === 'invitation') return invitationsHref(locale);
    if (target === 'announcement') return deskHrefs(locale).announcements;
    return reportHref(locale, targetId);
  };
  return (
    <>
      {list.isPending && <RowsSkeleton />}
      {list.isError && list.data === undefined && (
        <RowsFailed onRetry={() => void list.refetch()} retrying={list.isFetching} />
      )}
      {list.isSuccess && acts.length === 0 && <NoActs />}
      {acts.length > 0 && <ActRows acts={acts.map((act) => ({ ...act, href: hrefOf(act) }))} />}
      {list.hasNextPage && (
        <ListEnd
          status={list.isFetchNextPageError ? 'error' : list.isFetchingNextPage ? 'loading' : 'more'}
          onReachEnd={more}
          onRetry={more}
        />
      )}
    </>
  );
}
