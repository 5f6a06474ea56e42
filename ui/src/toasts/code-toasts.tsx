import { FormattedMessage } from 'react-intl';

import type { ToastMessage } from './toast-message';

/** A code is on its way (Product §8.1). */
export const codeSent = (): ToastMessage => ({
  tone: 'success',
  message: (
    <FormattedMessage
      id="toasts.code.sent"
      defaultMessage="Verification code sent"
      description="Short message: a verification code was sent by email or to a phone"
    />
  ),
});

/** No code could be sent (Product §8.1). */
export const codeSendFailed = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="toasts.code.failed"
      defaultMessage="Failed to send verification code, please try later"
      description="Short message: a verification code could not be sent"
    />
  ),
});

/** Another code cannot be had yet, and the one before still works. */
export const codeAlreadySent = (): ToastMessage => ({
  tone: 'info',
  message: (
    <FormattedMessage
      id="toasts.code.alreadySent"
      defaultMessage="We have already sent you a code. It is still valid."
      description="Short message: a code was asked for again too soon, and the code that was sent before can still be entered"
    />
  ),
});

/** From here on a wait is given in minutes, in seconds. */
const longWait = 100;

/**
 * Too many tries in a short time: the server asks for patience.
 *
 * @param seconds how long, where the server says so
 */
export const tooManyTries = (seconds?: number): ToastMessage => ({
  tone: 'danger',
  message: patience(seconds),
});

function patience(seconds: number | undefined) {
  if (seconds === undefined) {
    return (
      <FormattedMessage
        id="toasts.login.tooManyTries"
        defaultMessage="Too many tries. Please wait a little and try again."
        description="Short message: codes or passwords were tried too often, or too many codes were asked for"
      />
    );
  }
  if (seconds < longWait) {
    return (
      <FormattedMessage
        id="toasts.login.tooManyTries.seconds"
        defaultMessage="Too many tries. Try again in {seconds, number} s."
        description="Short message: codes or passwords were tried too often, or too many codes were asked for; how long to wait, in seconds"
        values={{ seconds }}
      />
    );
  }
  return (
    <FormattedMessage
      id="toasts.login.tooManyTries.minutes"
      defaultMessage="Too many tries. Try again in {minutes, number} min."
      description="Short message: codes or passwords were tried too often, or too many codes were asked for; how long to wait, in minutes"
      values={{ minutes: Math.ceil(seconds / 60) }}
    />
  );
}
