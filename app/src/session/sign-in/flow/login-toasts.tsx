import { FormattedMessage } from 'react-intl';

import type { ToastMessage } from '@fabula/ui';
import {
  appleLoginFailed,
  codeAlreadySent,
  codeSendFailed,
  codeSent,
  invitationNeeded,
  loginFailed,
  loginSucceeded,
  profileCompleted,
  profileSaveFailed,
  providerAddressMissing,
  registrationClosed,
  socialLoginFailed,
  tooManyTries,
  twitterAddressMissing,
  twitterConnectionReset,
  twitterLoginFailed,
  twitterNetworkFailed,
  twitterParametersWrong,
  walletConnectionFailed,
  walletConnectUnsupported,
  walletHasNoAccount,
  walletNotFound,
  walletSignatureFailed,
  walletTypeUnknown,
  web3LoginFailed,
} from '@fabula/ui/sign-in';

import type { LoginMessage, LoginMessageName } from '../failures/login-message';

const declined = (): ToastMessage => ({
  tone: 'info',
  message: (
    <FormattedMessage
      id="toasts.signIn.declined"
      defaultMessage="You came back without signing in. Nothing was shared, and nothing has changed."
      description="Short message when the visitor declined at Google, X or another party, and returned"
    />
  ),
});

const makers: Readonly<Record<LoginMessageName, (about: string, seconds: number | undefined) => ToastMessage>> = {
  appleLoginFailed,
  codeAlreadySent,
  codeSendFailed,
  codeSent,
  declined,
  invitationNeeded,
  loginFailed,
  loginSucceeded,
  profileCompleted,
  profileSaveFailed,
  providerAddressMissing,
  registrationClosed,
  socialLoginFailed,
  tooManyTries: (_about, seconds) => tooManyTries(seconds),
  twitterAddressMissing,
  twitterConnectionReset,
  twitterLoginFailed,
  twitterNetworkFailed,
  twitterParametersWrong,
  walletConnectionFailed,
  walletConnectUnsupported,
  walletHasNoAccount,
  walletNotFound,
  walletSignatureFailed,
  walletTypeUnknown,
  web3LoginFailed,
};

export const toastOf = ({ name, about = '', seconds }: LoginMessage): ToastMessage => makers[name](about, seconds);
