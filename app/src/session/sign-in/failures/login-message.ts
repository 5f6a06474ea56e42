export type LoginMessageName =
  | 'codeSent'
  | 'codeAlreadySent'
  | 'codeSendFailed'
  | 'tooManyTries'
  | 'loginSucceeded'
  | 'loginFailed'
  | 'appleLoginFailed'
  | 'twitterLoginFailed'
  | 'twitterNetworkFailed'
  | 'twitterParametersWrong'
  | 'twitterConnectionReset'
  | 'twitterAddressMissing'
  | 'socialLoginFailed'
  | 'providerAddressMissing'
  | 'declined'
  | 'invitationNeeded'
  | 'registrationClosed'
  | 'profileCompleted'
  | 'profileSaveFailed'
  | 'walletNotFound'
  | 'walletHasNoAccount'
  | 'walletSignatureFailed'
  | 'walletConnectionFailed'
  | 'walletConnectUnsupported'
  | 'walletTypeUnknown'
  | 'web3LoginFailed';

/** A message with its variable: a provider's or wallet's name, or the provider's own words. */
export interface LoginMessage {
  readonly name: LoginMessageName;
  readonly about?: string;
  readonly seconds?: number;
}
