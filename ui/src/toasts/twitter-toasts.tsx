import { FormattedMessage } from 'react-intl';

import type { ToastMessage } from './toast-message';

/** X refused, and says why (Product §8.2). */
export const twitterLoginFailed = (message: string): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="toasts.twitter.failed"
      defaultMessage="Twitter login failed: {message}"
      description="Short message: X (Twitter) refused; message is its reason, in whatever language"
      values={{ message }}
    />
  ),
});

/** The network failed on the way to X (Product §8.2). */
export const twitterNetworkFailed = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="toasts.twitter.network"
      defaultMessage="Network connection failed, check the network and retry"
      description="Short message: signing in with X (Twitter) failed without a network"
    />
  ),
});

/** What X sent back does not belong to what was asked (Product §8.2). */
export const twitterParametersWrong = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="toasts.twitter.parameters"
      defaultMessage="Login parameter error, please retry login"
      description="Short message: signing in with X (Twitter) failed because its answer does not fit the question"
    />
  ),
});

/** The connection to X was reset (Product §8.2). */
export const twitterConnectionReset = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="toasts.twitter.reset"
      defaultMessage="The connection was reset, retry later or check the network"
      description="Short message: signing in with X (Twitter) failed because the connection broke"
    />
  ),
});

/** No address of the page of X could be had (Product §8.2). */
export const twitterAddressMissing = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="toasts.twitter.address"
      defaultMessage="Link fetch failed, try later"
      description="Short message: the page of X (Twitter) could not be opened"
    />
  ),
});
