import { Suspense, useState } from 'react';

import { useParam } from '../../../routes/use-param';
import { getGetProposalQueryOptions, useGetProposal } from '@fabula/sdk/react';
import { ListEnd, LoadFailed } from '@fabula/ui';
import { BallotPanel, FollowUps, GuestStanding, ProposalView, Receipt, Standing, Tally } from '@fabula/ui/community';
import type { Proposal } from '@fabula/sdk';

import { useApp, useVisitor } from '../../../context/use-app';
import { isNotFound } from '../../../data/query-clients';
import { useHead } from '../../../head/use-head';
import { useLocale } from '../../../i18n/use-locale';
import { primed } from '../../../routes/page';
import { CommentsContainer } from '../../../posts/CommentsContainer';
import { Report } from '../../../posts/Report';
import { paths } from '../../../routes/paths';
import { useOpenSignIn } from '../../../session/sign-in/door/use-open-sign-in';
import { LazySigning } from './LazySigning';
import { useBallot } from './use-ballot';
import { useProposalActs } from './use-proposal-acts';

export const loader = primed(({ params, queryClient }) =>
  queryClient.ensureQueryData(getGetProposalQueryOptions(params['proposalId'] ?? '')),
);

/** A proposal, and the ballot or the count of its vote. */
export function Component() {
  const proposalId = useParam('proposalId');
  const { isRegistered } = useVisitor();
  const shown = useGetProposal(proposalId);
  const own = useGetProposal(proposalId, { query: { enabled: isRegistered, staleTime: 0 } }, useApp().queries.account);
  const proposal = own.data ?? shown.data;
  useHead(proposal && { title: proposal.title, description: proposal.title });
  if (isNotFound(shown.error)) throw shown.error;
  if (proposal === undefined) {
    const retry = () => void shown.refetch();
    return shown.isError ? (
      <LoadFailed onRetry={retry} retrying={shown.isFetching} />
    ) : (
      <ListEnd status="loading" onReachEnd={retry} onRetry={retry} />
    );
  }
  return <Shown key={proposalId} proposal={proposal} />;
}

function Shown({ proposal }: { readonly proposal: Proposal }) {
  const locale = useLocale();
  const { proposalId, own, state, tally } = proposal;
  const acts = useProposalActs(proposalId);
  const [isReporting, setReporting] = useState(false);
  return (
    <>
      <ProposalView
        proposal={proposal}
        allHref={paths.daoCommunity.href(locale)}
        onEndorse={
          state === 'idea' && (own?.standing.mayVote === true || own?.endorsed === true)
            ? (endorsed) => void acts.endorse(endorsed)
            : undefined
        }
        onOpen={own?.mayOpen === true ? () => void acts.open() : undefined}
        onWithdraw={own?.mayWithdraw === true ? () => void acts.withdraw() : undefined}
        busy={acts.busy}
        failed={acts.failed}
        onExport={tally === null ? undefined : () => void acts.exportVote()}
        exporting={acts.exporting}
        onReport={own?.isAuthor === true ? undefined : () => setReporting(true)}
        discussion={<CommentsContainer subject={{ proposalId }} />}
      >
        {tally !== null && (
          <Tally
            tally={tally}
            options={proposal.options}
            turnout={proposal.turnout}
            entryHref={entryHref(locale, tally.entryNumber)}
          />
        )}
        {tally !== null && tally.winners.length > 0 && (
          <FollowUps followUps={proposal.followUps} entryHrefOf={(entryNumber) => entryHref(locale, entryNumber)} />
        )}
        <OwnPart proposal={proposal} />
      </ProposalView>
      {isReporting && <Report target={{ kind: 'proposal', proposalId }} onClose={() => setReporting(false)} />}
    </>
  );
}

const entryHref = (locale: Parameters<typeof paths.loggerSearch.href>[0], entryNumber: number): string =>
  `${paths.loggerSearch.href(locale)}?entry=${entryNumber}`;

/** What the proposal is to the reader: a ballot, a receipt, or why neither. */
function OwnPart({ proposal }: { readonly proposal: Proposal }) {
  const locale = useLocale();
  const openSignIn = useOpenSignIn();
  const { isKnown, isRegistered } = useVisitor();
  const ballot = useBallot(proposal);
  const [isSigning, setSigning] = useState(false);
  const { own, state } = proposal;
  if (state === 'withdrawn') return null;
  if (isKnown && !isRegistered) return <GuestStanding onSignIn={() => openSignIn()} />;
  if (own === null) return null;
  const receiptHref = own.ballot === null ? '' : entryHref(locale, own.ballot.entryNumber);
  if (state === 'vote' && own.standing.mayVote) {
    return (
      <>
        <BallotPanel
          proposal={proposal}
          choices={ballot.choices}
          onChoose={ballot.choose}
          onCast={() => void ballot.cast()}
          onSign={() => setSigning(true)}
          casting={ballot.casting}
          failed={ballot.failed}
          receipt={own.ballot}
          entryHref={receiptHref}
          onDownload={ballot.download}
        />
        {isSigning && (
          <Suspense fallback={null}>
            <LazySigning
              proposal={proposal}
              choices={ballot.choices ?? []}
              onCast={ballot.take}
              onClose={() => setSigning(false)}
            />
          </Suspense>
        )}
      </>
    );
  }
  if (own.ballot !== null) {
    return <Receipt proposal={proposal} receipt={own.ballot} entryHref={receiptHref} onDownload={ballot.download} />;
  }
  return <Standing standing={own.standing} isSettled={proposal.discussionFrom !== null} />;
}
