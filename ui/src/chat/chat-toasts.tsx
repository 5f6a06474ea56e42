import { FormattedMessage } from 'react-intl';

import type { ToastMessage } from '../toasts/toast-message';

export const copied = (): ToastMessage => ({
  tone: 'success',
  message: (
    <FormattedMessage id="chat.toast.copied" defaultMessage="Copied" description="Short message after copying a text" />
  ),
});

/** The browser did not let the text be copied. */
export const copyFailed = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="chat.toast.copyFailed"
      defaultMessage="The browser did not allow copying."
      description="Short message when a text could not be copied"
    />
  ),
});

/** Nothing new can be asked for until the reply under way has ended. */
export const replyUnderWay = (): ToastMessage => ({
  tone: 'info',
  message: (
    <FormattedMessage
      id="chat.toast.replyUnderWay"
      defaultMessage="A reply is still being written. Wait until it ends, or stop it."
      description="Short message when something is asked for while a reply is being written, perhaps in another tab"
    />
  ),
});

/** The safety rules do not let these words be sent. */
export const wordsRefused = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="chat.toast.refused"
      defaultMessage="This text is not allowed here. Your message is still in the box."
      description="Short message when the rules of the product do not let a message be sent"
    />
  ),
});

/** A message did not arrive; it still stands where it was written. */
export const notSent = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="chat.toast.notSent"
      defaultMessage="Not sent. Your message is still in the box, and nothing was charged."
      description="Short message when a message could not be sent"
    />
  ),
});

/** The device keeps as many unsent messages as it may. */
export const unsentFull = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="chat.toast.unsentFull"
      defaultMessage="Too many messages are waiting to be sent. This one is still in the box."
      description="Short message when a device keeps no more unsent messages"
    />
  ),
});

/** A draft of the visitor's next message could not be written. */
export const draftFailed = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="chat.toast.draftFailed"
      defaultMessage="The draft could not be written. Nothing was charged."
      description="Short message when the visitor’s next message could not be drafted for them"
    />
  ),
});

export const remembered = (): ToastMessage => ({
  tone: 'success',
  message: (
    <FormattedMessage
      id="chat.toast.remembered"
      defaultMessage="Remembered. You can find it in the memory of this conversation."
      description="Short message after a message was added to what a conversation remembers"
    />
  ),
});

export const notBrought = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="chat.toast.notBrought"
      defaultMessage="No conversation could be read from this file."
      description="Short message when a conversation could not be read from a file"
    />
  ),
});
