import { FormattedMessage } from 'react-intl';

import type { ToastMessage } from './toast-message';

/** The profile is saved (Product §8.4). */
export const profileCompleted = (): ToastMessage => ({
  tone: 'success',
  message: (
    <FormattedMessage
      id="toasts.profile.completed"
      defaultMessage="Profile completed!"
      description="Short message after someone new chose a picture, a nickname and a motto"
    />
  ),
});

/** The profile could not be saved (Product §8.4). */
export const profileSaveFailed = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="toasts.profile.failed"
      defaultMessage="Save failed, please retry."
      description="Short message: the profile could not be saved"
    />
  ),
});
