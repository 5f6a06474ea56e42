import { FormattedMessage } from 'react-intl';

import type { ToastMessage } from './toast-message';

/** Signed in (Product §8.1). */
export const loginSucceeded = (): ToastMessage => ({
  tone: 'success',
  message: (
    <FormattedMessage
      id="toasts.login.succeeded"
      defaultMessage="Login successful!"
      description="Short message after signing in"
    />
  ),
});

/** What was entered does not sign in (Product §8.1). */
export const loginFailed = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="toasts.login.failed"
      defaultMessage="Login failed, please check your information"
      description="Short message: what was entered does not sign in"
    />
  ),
});

/** The answer of a party could not be exchanged for a session (Product §8.1). */
export const socialLoginFailed = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="toasts.login.socialFailed"
      defaultMessage="Login failed, please retry"
      description="Short message: signing in through Facebook, Apple or a like party failed at its last step"
    />
  ),
});

/** Apple sent the visitor back with an error (Product §8.1). */
export const appleLoginFailed = (message: string): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="toasts.login.appleFailed"
      defaultMessage="Apple login failed: {message}"
      description="Short message: Apple refused; message is its reason, in whatever language"
      values={{ message }}
    />
  ),
});

/** No address of the page of a party could be had (Product §8.1). */
export const providerAddressMissing = (provider: string): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="toasts.login.addressMissing"
      defaultMessage="{provider} login link fetch failed, please retry later"
      description="Short message: the page of Google, Facebook or another party could not be opened"
      values={{ provider }}
    />
  ),
});
