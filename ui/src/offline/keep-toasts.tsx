import { FormattedMessage } from 'react-intl';

import type { ToastMessage } from '../toasts/toast-message';

export const keepNoRoom = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="offline.toast.noRoom"
      defaultMessage="This browser has no room for the story. Remove another kept story, then try again."
      description="Short message when a story could not be stored because the browser’s storage is full"
    />
  ),
});

export const keepFailed = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="offline.toast.failed"
      defaultMessage="The story could not be kept. Please try again."
      description="Short message when a story could not be stored on this device"
    />
  ),
});

/** @param onUndo Puts the story back. */
export const storyRemoved = (onUndo: () => void): ToastMessage => ({
  tone: 'success',
  message: (
    <FormattedMessage
      id="offline.toast.removed"
      defaultMessage="Removed from this device"
      description="Short message after a story that this device kept was removed"
    />
  ),
  act: {
    label: (
      <FormattedMessage
        id="offline.toast.undo"
        defaultMessage="Undo"
        description="Takes back that a kept story was removed from this device"
      />
    ),
    onAct: onUndo,
  },
});

export const storyNotRemoved = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="offline.toast.notRemoved"
      defaultMessage="The story could not be removed. Please try again."
      description="Short message when a kept story could not be removed from this device"
    />
  ),
});

export const playNotSaved = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="offline.toast.notSaved"
      defaultMessage="This browser could not save the round. Your place is the one before."
      description="Short message when a round of a story played without a connection could not be stored on this device"
    />
  ),
});
