import { FormattedMessage } from 'react-intl';

import type { ToastMessage } from '../toasts/toast-message';

export const profileSaved = (): ToastMessage => ({
  tone: 'success',
  message: (
    <FormattedMessage
      id="userProfile.toast.saved"
      defaultMessage="Your profile is saved"
      description="Short message after a reader changed their profile"
    />
  ),
});

export const passwordSaved = (): ToastMessage => ({
  tone: 'success',
  message: (
    <FormattedMessage
      id="userProfile.toast.password"
      defaultMessage="Your password is saved. Other devices are signed out."
      description="Short message after a reader set or changed their password"
    />
  ),
});

export const passwordRemoved = (): ToastMessage => ({
  tone: 'success',
  message: (
    <FormattedMessage
      id="userProfile.toast.passwordRemoved"
      defaultMessage="Your password is removed. Other devices are signed out."
      description="Short message after a reader removed their password"
    />
  ),
});

export const deviceSignedOut = (): ToastMessage => ({
  tone: 'success',
  message: (
    <FormattedMessage
      id="userProfile.toast.deviceSignedOut"
      defaultMessage="That device is signed out"
      description="Short message after a reader signed another device out"
    />
  ),
});

export const othersSignedOut = (): ToastMessage => ({
  tone: 'success',
  message: (
    <FormattedMessage
      id="userProfile.toast.othersSignedOut"
      defaultMessage="You are signed out everywhere else"
      description="Short message after a reader signed all other devices out"
    />
  ),
});

export const accountDeleted = (): ToastMessage => ({
  tone: 'success',
  message: (
    <FormattedMessage
      id="userProfile.toast.accountDeleted"
      defaultMessage="Your account is deleted. What is left of it is erased within minutes."
      description="Short message after a reader deleted their account"
    />
  ),
});
