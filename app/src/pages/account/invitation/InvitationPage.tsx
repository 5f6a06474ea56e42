import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';

import { holdInvitation } from '@fabula/sdk';
import { InvitationView, type InvitationState } from '@fabula/ui/sign-in';
import { useQuery } from '@tanstack/react-query';

import { useApp, useVisitor } from '../../../context/use-app';
import { isNotFound } from '../../../data/query-clients';
import { useHead } from '../../../head/use-head';
import { brandNames } from '../../../i18n/brand-names';
import { useLocale } from '../../../i18n/use-locale';
import { paths } from '../../../routes/paths';
import { useOpenSignIn } from '../../../session/sign-in/door/use-open-sign-in';
import { readInvitationCode } from '../../../session/sign-in/invitations/invitation-address';

/** The link of an account invitation: the server keeps it for this browser, and signing in uses it (Decision 046). */
export function Component() {
  const intl = useIntl();
  const locale = useLocale();
  const { brand, queries } = useApp();
  const { isKnown, isRegistered } = useVisitor();
  const openSignIn = useOpenSignIn();
  const { hash } = useLocation();
  const code = readInvitationCode(hash);
  const hold = useQuery(
    {
      queryKey: ['hold-invitation', code],
      queryFn: () => holdInvitation({ code: code ?? '' }),
      enabled: isKnown && !isRegistered && code !== undefined,
      staleTime: Infinity,
    },
    queries.account,
  );
  useHead({
    title: intl.formatMessage({
      id: 'page.invitation.title',
      defaultMessage: 'Invitation',
      description: 'Title of the page of an account invitation',
    }),
    description: intl.formatMessage({
      id: 'page.invitation.description',
      defaultMessage: 'You are invited to create an account.',
      description: 'Description of the page of an account invitation, for link previews',
    }),
    isIndexed: false,
  });
  const hub = paths.characterStoryHub.href(locale);
  const isHeld = hold.data !== undefined;
  useEffect(() => {
    if (isHeld) openSignIn({ next: hub });
  }, [isHeld, openSignIn, hub]);

  const state = (): InvitationState => {
    if (!isKnown) return 'checking';
    // Also while someone new is at their profile.
    if (hold.data !== undefined) return 'ready';
    if (isRegistered) return 'registered';
    if (code === undefined || isNotFound(hold.error)) return 'over';
    return hold.error === null ? 'checking' : 'failed';
  };
  return (
    <InvitationView
      state={state()}
      brandName={brandNames[brand]}
      onSignIn={() => openSignIn({ next: hub })}
      onRetry={() => void hold.refetch()}
      exploreHref={hub}
    />
  );
}
