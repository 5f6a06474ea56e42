import { useIntl } from 'react-intl';

import { GuestInvitation, UnknownReader } from '@fabula/ui/account';

import { useHead } from '../../../head/use-head';
import { useSignInWay } from '../../../session/sign-in/door/use-open-sign-in';
import { useVisitor } from '../../../context/use-app';
import { RegisteredProfile } from './RegisteredProfile';

/**
 * The reader's own page (Product §2.1, user-profile): profile, ways to sign in, devices and histories. The server
 * renders it as for a guest, so that nothing of an account ever lies in a shared cache.
 */
export function Component() {
  const intl = useIntl();
  const signIn = useSignInWay();
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
  return isRegistered ? <RegisteredProfile /> : <GuestInvitation signIn={signIn} />;
}
