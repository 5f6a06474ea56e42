import { useIntl } from 'react-intl';

import { getGetSignInWaysQueryOptions } from '@fabula/sdk/react';

import { useHead } from '../../../head/use-head';
import { primed } from '../../../routes/page';
import { SignInContainer } from '../../../session/sign-in/flow/SignInContainer';

export const loader = primed(({ queryClient }) => queryClient.ensureQueryData(getGetSignInWaysQueryOptions()));

/** Signing in, and where other parties send their visitors back to (Product §2.1, `registerlogin`). */
export function Component() {
  const intl = useIntl();
  useHead({
    title: intl.formatMessage({
      id: 'page.registerLogin.title',
      defaultMessage: 'Sign in',
      description: 'Title of the page of signing in',
    }),
    description: intl.formatMessage({
      id: 'page.registerLogin.description',
      defaultMessage: 'Sign in by email, phone, another account or a wallet, and keep your stories.',
      description: 'Description of the page of signing in, for link previews',
    }),
    isIndexed: false,
  });
  return <SignInContainer />;
}
