import { FormattedMessage } from 'react-intl';

import type { ToastMessage } from '../toasts/toast-message';

export const linkCopied = (): ToastMessage => ({
  tone: 'success',
  message: (
    <FormattedMessage
      id="funny.toast.copied"
      defaultMessage="Link copied"
      description="Short message after the link of a result was copied"
    />
  ),
});

export const linkNotCopied = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="funny.toast.notCopied"
      defaultMessage="The link could not be copied. It is in the address bar."
      description="Short message when the link of a result could not be copied"
    />
  ),
});

export const resultDeleted = (): ToastMessage => ({
  tone: 'success',
  message: (
    <FormattedMessage
      id="funny.toast.deleted"
      defaultMessage="Deleted. Its link no longer works."
      description="Short message after a result was deleted"
    />
  ),
});

export const keptFull = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="funny.toast.full"
      defaultMessage="Your list is full. Delete something from it first."
      description="Short message when a result cannot be kept because the list has no room"
    />
  ),
});
