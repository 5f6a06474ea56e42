import { FormattedMessage } from 'react-intl';

import type { ToastMessage } from '../toasts/toast-message';

export const characterKept = (name: string): ToastMessage => ({
  tone: 'success',
  message: (
    <FormattedMessage
      id="card.toast.kept"
      defaultMessage="{name} is saved"
      description="Short message after a character was made of a card"
      values={{ name: <bdi>{name}</bdi> }}
    />
  ),
});

/** A mature character was made of a card, which this content mode does not show. */
export const matureCharacterKept = (name: string): ToastMessage => ({
  tone: 'success',
  message: (
    <FormattedMessage
      id="card.toast.keptMature"
      defaultMessage="{name} is saved and shown in mature mode"
      description="Short message after a character with mature themes was made of a card outside the mature mode"
      values={{ name: <bdi>{name}</bdi> }}
    />
  ),
});

/** The file of a character could not be made. */
export const exportFailed = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="card.toast.exportFailed"
      defaultMessage="The file could not be created. Your character is safe. Try again."
      description="Short message when a character could not be saved as a file"
    />
  ),
});

/** A character could not be deleted or brought back. */
export const deletionFailed = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="card.toast.deletionFailed"
      defaultMessage="That did not work, and nothing has changed. Try again."
      description="Short message when a character could not be deleted or brought back"
    />
  ),
});

/** A character could not be opened in the editor. */
export const editFailed = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="card.toast.editFailed"
      defaultMessage="The editor did not open. Your character is as it was; please try again."
      description="Short message after an own character could not be opened in the editor"
    />
  ),
});
