import { useIntl } from 'react-intl';

import { GuestInvitation, UnknownReader } from '@fabula/ui/account';

import { useHead } from '../../../head/use-head';
import { useSignInWay } from '../../../session/sign-in/door/use-open-sign-in';
import { useApp, useVisitor } from '../../../context/use-app';
import { RegisteredProfile } from './RegisteredProfile';

/**
 * The visitor's profile (Product §2.1); the server renders it for a guest, so that no shared cache holds account data.
 */
export function Component() {
  const intl = useIntl();
  const signIn = useSignInWay();
  const { usesPoints } = useApp();
  const { isKnown, isRegistered } = useVisitor();
  useHead({
    title: intl.formatMessage({
      id: 'userProfile.page.title',
      defaultMessage: 'Your profile',
      description: 'Title of the reader’s own page',
    }),
    description: intl.formatMessage({
      id: 'userProfile.page.description',
      defaultMessage: 'Your profile card, your history, and how you sign in.',
      description: 'Description of the reader’s own page, for link previews',
    }),
    isIndexed: false,
  });
  if (!isKnown) return <UnknownReader signIn={signIn} />;
  return isRegistered ? <RegisteredProfile /> : <GuestInvitation signIn={signIn} usesPoints={usesPoints} />;
}
