import { FormattedMessage } from 'react-intl';

import { ApiError, ConnectionError, TimeoutError } from '@fabula/sdk';
import type { ToastMessage } from '@fabula/ui';
import {
  appleLoginFailed,
  providerAddressMissing,
  socialLoginFailed,
  twitterAddressMissing,
  twitterConnectionReset,
  twitterLoginFailed,
  twitterNetworkFailed,
  twitterParametersWrong,
} from '@fabula/ui/sign-in';

import type { RoundTripProvider } from './login-kinds';
import { SocialError, type SocialFailure } from './social-error';

/** What the providers call themselves: names are the same in every language. */
const names: Readonly<Record<RoundTripProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'X',
  apple: 'Apple',
  discord: 'Discord',
};

const declined = (): ToastMessage => ({
  tone: 'info',
  message: (
    <FormattedMessage
      id="toasts.signIn.declined"
      defaultMessage="You came back without signing in. Nothing was shared, and nothing has changed."
      description="Short message when the visitor declined at Google, X or another party, and returned"
    />
  ),
});

const wasReset = ({ cause }: Error): boolean => cause instanceof Error && /reset|closed|aborted/i.test(cause.message);

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** The microblog's catalogue (Specification §8). */
function twitterToast(cause: unknown): ToastMessage {
  if (cause instanceof ConnectionError) return wasReset(cause) ? twitterConnectionReset() : twitterNetworkFailed();
  if (cause instanceof TimeoutError) return twitterNetworkFailed();
  if (cause instanceof ApiError && cause.status === 400) return twitterParametersWrong();
  return twitterLoginFailed(messageOf(cause));
}

const failures = {
  'address-missing': ({ provider }) =>
    provider === 'twitter' ? twitterAddressMissing() : providerAddressMissing(names[provider]),
  declined,
  refused: ({ provider, message }) => {
    if (provider === 'apple') return appleLoginFailed(message);
    return provider === 'twitter' ? twitterLoginFailed(message) : socialLoginFailed();
  },
  'not-ours': ({ provider }) => (provider === 'twitter' ? twitterParametersWrong() : socialLoginFailed()),
} satisfies Record<SocialFailure, (error: SocialError) => ToastMessage>;

/** What the failure of a round trip says (Specification §8). */
export function socialToast(provider: RoundTripProvider, cause: unknown): ToastMessage {
  if (cause instanceof SocialError) return failures[cause.reason](cause);
  return provider === 'twitter' ? twitterToast(cause) : socialLoginFailed();
}
