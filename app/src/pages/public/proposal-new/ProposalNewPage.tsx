import { useState } from 'react';
import { useIntl } from 'react-intl';

import { useGetCommunityStanding } from '@fabula/sdk/react';
import { emptyDraft, GuestStanding, ProposalEditor, Standing } from '@fabula/ui/community';

import { useApp, useVisitor } from '../../../context/use-app';
import { useHead } from '../../../head/use-head';
import { useLocale } from '../../../i18n/use-locale';
import { paths } from '../../../routes/paths';
import { useOpenSignIn } from '../../../session/sign-in/door/use-open-sign-in';
import { usePublishProposal } from './use-publish-proposal';

/** Writes a proposal. */
export function Component() {
  const intl = useIntl();
  const locale = useLocale();
  const openSignIn = useOpenSignIn();
  const { isKnown, isRegistered } = useVisitor();
  const [draft, setDraft] = useState(emptyDraft);
  const { problem, publish, publishing } = usePublishProposal();
  const { data: standing } = useGetCommunityStanding(
    { query: { enabled: isRegistered, staleTime: 0 } },
    useApp().queries.account,
  );
  const title = intl.formatMessage({
    id: 'community.new',
    defaultMessage: 'Write a proposal',
    description: 'Link to the form for a new proposal, and the heading of that form',
  });
  useHead({ title, description: title, isIndexed: false });
  const { openIdeaId = null } = standing ?? {};
  const ideaHref = openIdeaId === null ? undefined : paths.proposal.href(locale, { proposalId: openIdeaId });
  return (
    <ProposalEditor
      draft={draft}
      onChange={(change) => setDraft({ ...draft, ...change })}
      problem={problem}
      onPublish={() => (isRegistered ? void publish(draft) : openSignIn())}
      publishing={publishing}
      allHref={paths.daoCommunity.href(locale)}
      standing={
        isKnown && !isRegistered ? (
          <GuestStanding onSignIn={() => openSignIn()} />
        ) : (
          standing?.mayPropose === false && <Standing standing={standing} isSettled={false} ideaHref={ideaHref} />
        )
      }
    />
  );
}
