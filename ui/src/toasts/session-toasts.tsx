import { FormattedMessage } from 'react-intl';

import type { ToastMessage } from './toast-message';

export const loggedOut = (): ToastMessage => ({
  tone: 'success',
  message: (
    <FormattedMessage
      id="toasts.loggedOut"
      defaultMessage="You are logged out"
      description="Short message after logging out"
    />
  ),
});

/** The server could not be asked to end the session: the reader is still logged in. */
export const logOutFailed = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="toasts.logOutFailed"
      defaultMessage="You are still logged in. Try again."
      description="Short message when logging out did not work"
    />
  ),
});

/** The account's session is over: it expired, or was ended on another device. */
export const signedOut = (): ToastMessage => ({
  tone: 'info',
  message: (
    <FormattedMessage
      id="toasts.signedOut"
      defaultMessage="You were signed out. Sign in again to continue."
      description="Short message when the server no longer accepts the session of an account: it expired, or was ended on another device"
    />
  ),
});

export const wentOffline = (): ToastMessage => ({
  tone: 'info',
  message: (
    <FormattedMessage
      id="toasts.offline"
      defaultMessage="You are offline. Your text is kept."
      description="Short message when the machine loses its connection"
    />
  ),
});

export const cameOnline = (): ToastMessage => ({
  tone: 'success',
  message: (
    <FormattedMessage
      id="toasts.online"
      defaultMessage="You are back online"
      description="Short message when the machine has a connection again"
    />
  ),
});

/** Something the reader asked for did not work, and nothing more is known. */
export const somethingFailed = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="toasts.failed"
      defaultMessage="That did not work. Nothing was charged. Try again."
      description="Short message when something failed for an unknown reason"
    />
  ),
});
