import { ApiError, followUpProposal, type FollowUpForm } from '@fabula/sdk';
import { cursorPages, useListProposalsInfinite } from '@fabula/sdk/react';
import { ListEnd, somethingFailed, type ToastMessage } from '@fabula/ui';
import { actImpossible, DecidedRows, NoDecisions, RowsFailed, RowsSkeleton } from '@fabula/ui/operator';

import { useApp } from '../../context/use-app';
import { useLocale } from '../../i18n/use-locale';
import { useIdempotentRequest } from '../../live/use-idempotent-request';
import { paths } from '../../routes/paths';

const limit = 24;

const toastOf = (error: unknown): ToastMessage =>
  error instanceof ApiError && error.reason === 'CONFLICT' ? actImpossible() : somethingFailed();

/** What the community decided, and what becomes of it. */
export function DecisionsContainer() {
  const locale = useLocale();
  const request = useIdempotentRequest(toastOf);
  const list = useListProposalsInfinite(
    { limit, state: 'decided' },
    { query: { ...cursorPages, staleTime: 0, refetchOnMount: 'always' } },
    useApp().queries.account,
  );
  const proposals = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const more = () => void list.fetchNextPage();
  const followUp = async (proposalId: string, form: FollowUpForm): Promise<boolean> => {
    const isDone = await request(`follow up ${proposalId} ${JSON.stringify(form)}`, async (options) => {
      await followUpProposal(proposalId, form, options);
    });
    await list.refetch();
    return isDone;
  };
  return (
    <>
      {list.isPending && <RowsSkeleton />}
      {list.isError && list.data === undefined && (
        <RowsFailed onRetry={() => void list.refetch()} retrying={list.isFetching} />
      )}
      {list.isSuccess && proposals.length === 0 && <NoDecisions />}
      {proposals.length > 0 && (
        <DecidedRows
          proposals={proposals.map((proposal) => ({
            ...proposal,
            href: paths.proposal.href(locale, { proposalId: proposal.proposalId }),
          }))}
          onFollowUp={followUp}
        />
      )}
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
