import { FormattedMessage } from 'react-intl';

import type { ToastMessage } from '../toasts/toast-message';

export const peopleFirst = (): ToastMessage => ({
  tone: 'info',
  message: (
    <FormattedMessage
      id="room.toast.peopleFirst"
      defaultMessage="The characters have talked among themselves for long enough. Write something first."
      description="Short message when a character is asked to speak after several characters spoke without a person between them"
    />
  ),
});

/** A character cannot come into the room. */
export const castRefused = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="room.toast.castRefused"
      defaultMessage="One of these characters cannot join: it is private, for adults only, or has the name of someone in the room."
      description="Short message when the host of a room adds a character that cannot be in it"
    />
  ),
});

export const lineMovedOn = (): ToastMessage => ({
  tone: 'info',
  message: (
    <FormattedMessage
      id="room.toast.movedOn"
      defaultMessage="The conversation has moved on. This message cannot be changed any more."
      description="Short message when a member regenerates or edits a message of a room while a character speaks or after more was said"
    />
  ),
});

/** The reader may not do this in the room, or the words may not be written. */
export const notAllowed = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="room.toast.notAllowed"
      defaultMessage="That is not allowed in this room. Your message is still in the box."
      description="Short message when the host or the rules of the product refuse an action in a room"
    />
  ),
});

export const tooManyWait = (): ToastMessage => ({
  tone: 'info',
  message: (
    <FormattedMessage
      id="room.toast.tooMany"
      defaultMessage="Many replies are waiting already. Wait a moment."
      description="Short message when a room cannot take another request because too many replies wait"
    />
  ),
});

/** The reader is no longer in a room, by their own wish. */
export const leftRoom = (): ToastMessage => ({
  tone: 'success',
  message: (
    <FormattedMessage
      id="room.toast.left"
      defaultMessage="You have left the room"
      description="Short message after leaving a room for good"
    />
  ),
});
