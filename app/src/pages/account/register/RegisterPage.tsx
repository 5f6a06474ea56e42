import { useIntl } from 'react-intl';

import { getGetSignInWaysQueryOptions } from '@fabula/sdk/react';

import { useHead } from '../../../head/use-head';
import { primed } from '../../../routes/page';
import { SignInRoom } from '../../../session/sign-in/SignInRoom';

export const loader = primed(({ queryClient }) => queryClient.ensureQueryData(getGetSignInWaysQueryOptions()));

/** Registering: the same form, as whoever has no account gets one by signing in (Specification §1 and §2.1). */
export function Component() {
  const intl = useIntl();
  useHead({
    title: intl.formatMessage({
      id: 'page.register.title',
      defaultMessage: 'Create an account',
      description: 'Title of the page of registering',
    }),
    description: intl.formatMessage({
      id: 'page.register.description',
      defaultMessage: 'Your first sign-in makes your account: keep your stories, your points and your place in them.',
      description: 'Description of the page of registering, for link previews',
    }),
    isIndexed: false,
  });
  return <SignInRoom />;
}
