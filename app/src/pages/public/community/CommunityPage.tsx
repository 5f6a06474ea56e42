import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import {
  cursorPages,
  getListProposalsInfiniteQueryOptions,
  useGetCommunityStanding,
  useListProposalsInfinite,
} from '@fabula/sdk/react';
import type { ProposalState as State } from '@fabula/sdk';
import { ProposalState, safeParse } from '@fabula/sdk/schemas';
import { ListEnd, LoadFailed } from '@fabula/ui';
import { CommunityView, GuestStanding, Standing } from '@fabula/ui/community';

import { useApp, useVisitor } from '../../../context/use-app';
import { useHead } from '../../../head/use-head';
import { useLocale } from '../../../i18n/use-locale';
import { primed } from '../../../routes/page';
import { paths } from '../../../routes/paths';
import { useOpenSignIn } from '../../../session/sign-in/door/use-open-sign-in';

const limit = 24;

const readState = (search: URLSearchParams): State | undefined => safeParse(ProposalState, search.get('state')).data;

const requestOf = (state: State | undefined) => ({ limit, ...(state === undefined ? {} : { state }) });

export const loader = primed(({ queryClient, search }) =>
  queryClient.ensureInfiniteQueryData(
    getListProposalsInfiniteQueryOptions(requestOf(readState(search)), { query: cursorPages }),
  ),
);

/** What people propose and vote on (Product §2.1, dao-community). */
export function Component() {
  const intl = useIntl();
  const locale = useLocale();
  const { usesPoints } = useApp();
  const [search] = useSearchParams();
  const state = readState(search);
  const list = useListProposalsInfinite(requestOf(state), { query: cursorPages });

  useHead({
    title: intl.formatMessage({
      id: 'community.title',
      defaultMessage: 'Community',
      description: 'Heading and title of the page',
    }),
    description: intl.formatMessage({
      id: 'community.description',
      defaultMessage: 'Proposals that people on this server write, discuss and vote on.',
      description: 'Description of the community page, for search engines and link previews',
    }),
  });

  const proposals = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const more = () => void list.fetchNextPage();
  return (
    <CommunityView
      usesPoints={usesPoints}
      proposals={proposals.map((proposal) => ({
        ...proposal,
        href: paths.proposal.href(locale, { proposalId: proposal.proposalId }),
      }))}
      state={state}
      hrefOf={(one) => paths.daoCommunity.href(locale) + (one === undefined ? '' : `?state=${one}`)}
      newHref={paths.proposalNew.href(locale)}
      isEmpty={list.isSuccess && proposals.length === 0}
      end={
        list.isError && proposals.length === 0 ? (
          <LoadFailed onRetry={() => void list.refetch()} retrying={list.isFetching} />
        ) : list.isPending || list.hasNextPage ? (
          <ListEnd
            status={list.isFetchNextPageError ? 'error' : list.isFetching ? 'loading' : 'more'}
            onReachEnd={more}
            onRetry={more}
          />
        ) : undefined
      }
      standing={<OwnStanding />}
    />
  );
}

function OwnStanding() {
  const locale = useLocale();
  const openSignIn = useOpenSignIn();
  const { queries } = useApp();
  const { isKnown, isRegistered } = useVisitor();
  const { data } = useGetCommunityStanding({ query: { enabled: isRegistered, staleTime: 0 } }, queries.account);
  if (isKnown && !isRegistered) return <GuestStanding onSignIn={() => openSignIn()} />;
  if (data === undefined) return null;
  const { openIdeaId } = data;
  return (
    <Standing
      standing={data}
      isSettled={false}
      ideaHref={openIdeaId === null ? undefined : paths.proposal.href(locale, { proposalId: openIdeaId })}
    />
  );
}
