import { ApiError, decideOperatorReport, type ReportedThing } from '@fabula/sdk';
import { getGetOperatorReportQueryKey, useGetOperatorReport } from '@fabula/sdk/react';
import { somethingFailed, type ToastMessage } from '@fabula/ui';
import { actImpossible, CaseView, DecisionForm, RowsFailed, RowsSkeleton } from '@fabula/ui/operator';

import { useApp } from '../../context/use-app';
import { isNotFound } from '../../data/query-clients';
import { useLocale } from '../../i18n/use-locale';
import { useIdempotentRequest } from '../../live/use-idempotent-request';
import { paths } from '../../routes/paths';
import { NotFound } from '../../shell/NotFound';
import { deskHrefs, personHref } from './desk-hrefs';
import type { Locale } from '@fabula/sdk';

const toastOf = (error: unknown): ToastMessage =>
  error instanceof ApiError && error.reason === 'CONFLICT' ? actImpossible() : somethingFailed();

/** Where people see it. */
function pageOf({ reach, subject }: ReportedThing, locale: Locale): string | undefined {
  if (subject === null || reach === 'no-one') return undefined;
  return subject.kind === 'character'
    ? paths.characterProfile.href(locale, { characterId: subject.id })
    : paths.storyProfile.href(locale, { storyId: subject.id });
}

/** One reported thing, and the decision on it. */
export function ReportContainer({ reportedId }: { readonly reportedId: string }) {
  const locale = useLocale();
  const { queries } = useApp();
  const request = useIdempotentRequest(toastOf);
  const query = useGetOperatorReport(
    reportedId,
    { query: { staleTime: 0, refetchOnMount: 'always' } },
    queries.account,
  );
  if (isNotFound(query.error)) return <NotFound />;
  if (query.data === undefined) {
    return query.isError ? (
      <RowsFailed onRetry={() => void query.refetch()} retrying={query.isFetching} />
    ) : (
      <RowsSkeleton />
    );
  }
  const thing = query.data;
  const { authorId } = thing;
  return (
    <CaseView
      thing={thing}
      backHref={deskHrefs(locale).reports}
      pageHref={pageOf(thing, locale)}
      authorHref={authorId === null ? undefined : personHref(locale, authorId)}
      decision={
        <DecisionForm
          thing={thing}
          onDecide={async (form) => {
            const isDone = await request(`decide ${JSON.stringify(form)}`, async (options) => {
              const decided = await decideOperatorReport(reportedId, form, options);
              queries.account.setQueryData(getGetOperatorReportQueryKey(reportedId), decided);
            });
            if (!isDone) await query.refetch();
            return isDone;
          }}
        />
      }
    />
  );
}
