import { FormattedMessage } from 'react-intl';

import type { ToastMessage } from './toast-message';

/** A code is on its way (Specification §8). */
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

/** No code could be sent (Specification §8). */
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

/** Too many tries in a short time: the server asks for patience. */
export const tooManyTries = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="toasts.login.tooManyTries"
      defaultMessage="Too many tries. Please wait a little and try again."
      description="Short message: codes or passwords were tried too often, or too many codes were asked for"
    />
  ),
});
