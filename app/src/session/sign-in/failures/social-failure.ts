import { ApiError, ConnectionError, TimeoutError } from '@fabula/sdk';

import type { RoundTripProvider } from './login-kinds';
import type { LoginMessage } from './login-message';
import { SocialError, type SocialFailure } from './social-error';

/** What the providers call themselves: names are the same in every language. */
const names: Readonly<Record<RoundTripProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'X',
  apple: 'Apple',
  discord: 'Discord',
  oidc: 'OpenID Connect',
};

const wasReset = ({ cause }: Error): boolean => cause instanceof Error && /reset|closed|aborted/i.test(cause.message);

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

function twitterMessage(cause: unknown): LoginMessage {
  if (cause instanceof TimeoutError) return { name: 'twitterNetworkFailed' };
  if (cause instanceof ConnectionError) {
    return { name: wasReset(cause) ? 'twitterConnectionReset' : 'twitterNetworkFailed' };
  }
  if (cause instanceof ApiError && cause.status === 400) return { name: 'twitterParametersWrong' };
  return { name: 'twitterLoginFailed', about: messageOf(cause) };
}

const others: LoginMessage = { name: 'socialLoginFailed' };

const failures: Readonly<Record<SocialFailure, (error: SocialError) => LoginMessage>> = {
  'address-missing': ({ provider }) =>
    provider === 'twitter'
      ? { name: 'twitterAddressMissing' }
      : { name: 'providerAddressMissing', about: names[provider] },
  declined: () => ({ name: 'declined' }),
  refused: ({ provider, message: about }) => {
    if (provider === 'apple') return { name: 'appleLoginFailed', about };
    return provider === 'twitter' ? { name: 'twitterLoginFailed', about } : others;
  },
  'not-ours': ({ provider }) => (provider === 'twitter' ? { name: 'twitterParametersWrong' } : others),
};

/** Product §8.1. */
export function socialMessage(provider: RoundTripProvider, cause: unknown): LoginMessage {
  if (cause instanceof SocialError) return failures[cause.reason](cause);
  return provider === 'twitter' ? twitterMessage(cause) : others;
}
