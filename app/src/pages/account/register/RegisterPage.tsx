import { useIntl } from 'react-intl';

import { getGetSignInWaysQueryOptions } from '@fabula/sdk/react';

import { useApp } from '../../../context/use-app';
import { useHead } from '../../../head/use-head';
import { primed } from '../../../routes/page';
import { SignInContainer } from '../../../session/sign-in/flow/SignInContainer';

export const loader = primed(({ queryClient }) => queryClient.ensureQueryData(getGetSignInWaysQueryOptions()));

/** Registering: the same form, since signing in creates a missing account (Product §1 and §2.1). */
export function Component() {
  const intl = useIntl();
  const { usesPoints } = useApp();
  useHead({
    title: intl.formatMessage({
      id: 'page.register.title',
      defaultMessage: 'Create an account',
      description: 'Title of the page of registering',
    }),
    description: usesPoints
      ? intl.formatMessage({
          id: 'page.register.description',
          defaultMessage: 'Your first sign-in creates your account and keeps your stories and your points.',
          description: 'Description of the page of registering, for link previews',
        })
      : intl.formatMessage({
          id: 'page.register.descriptionWithoutPoints',
          defaultMessage: 'Your first sign-in creates your account and keeps your stories.',
          description: 'Description of the page of registering, for link previews, where there are no points',
        }),
    isIndexed: false,
  });
  return <SignInContainer />;
}
