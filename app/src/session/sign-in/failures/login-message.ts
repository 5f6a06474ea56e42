/** What a login has to say to its visitor (Product §8.1). */
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
  | 'profileCompleted'
  | 'profileSaveFailed'
  | 'walletNotFound'
  | 'walletHasNoAccount'
  | 'walletSignatureFailed'
  | 'walletConnectionFailed'
  | 'walletConnectUnsupported'
  | 'walletTypeUnknown'
  | 'web3LoginFailed';

/** A message, with the one word that it may be about: a provider's or wallet's name, or what the provider said. */
export interface LoginMessage {
  readonly name: LoginMessageName;
  readonly about?: string;
  /** How long to wait, where the server says so. */
  readonly seconds?: number;
}
