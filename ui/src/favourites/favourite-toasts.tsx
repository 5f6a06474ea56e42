import { FormattedMessage } from 'react-intl';

import type { ToastMessage } from '../toasts/toast-message';

/** A like did not arrive: the heart shows again what was. */
export const favouriteUnchanged = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="favourite.toast.failed"
      defaultMessage="That did not work, and your favorites have not changed. Try again."
      description="Short message when liking a character or story failed and was taken back"
    />
  ),
});

export const favouritesFull = (): ToastMessage => ({
  tone: 'info',
  message: (
    <FormattedMessage
      id="favourite.toast.full"
      defaultMessage="You have reached the limit of favorites. Remove one first."
      description="Short message when a reader has as many favourites as there can be"
    />
  ),
});
