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

/** A new account needs an invitation; the sign-in form then asks for one. */
export const invitationNeeded = (): ToastMessage => ({
  tone: 'info',
  message: (
    <FormattedMessage
      id="toasts.login.invitationNeeded"
      defaultMessage="There is no account for this sign-in yet, and a new one needs an invitation."
      description="Short message: someone new signed in where new accounts need an invitation"
    />
  ),
});

/** There are no new accounts. */
export const registrationClosed = (): ToastMessage => ({
  tone: 'info',
  message: (
    <FormattedMessage
      id="toasts.login.registrationClosed"
      defaultMessage="There is no account for this sign-in yet, and new ones are not accepted at the moment."
      description="Short message: someone new signed in where no new accounts are accepted"
    />
  ),
});
