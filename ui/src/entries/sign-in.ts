// Signing in as a page, and what is said about it: loaded when someone wants to come in.
export { useProfilePresets, type ProfilePresets } from '../profile/presets/use-profile-presets';
export type { LoginFormProps } from '../sign-in/LoginForm/login-form-props';
export type { ProfileProblem, ProfileValues } from '../profile/model';
export type {
  LoginPending,
  LoginProblem,
  LoginStep,
  LoginValues,
  PhoneCountries,
  ProviderChoice,
  SignInParty,
  WalletChoice,
} from '../sign-in/model';
export type { RegistrationValue } from '../sign-in/model';
export { signInProviders } from '../sign-in/model';
export { InvitationView, type InvitationState } from '../sign-in/Invitation/InvitationView';
export { SignInScreen, type SignInScreenProps } from '../sign-in/SignInScreen/SignInScreen';
export type { SignInStage } from '../sign-in/Stage/stage';
export { codeAlreadySent, codeSendFailed, codeSent, tooManyTries } from '../toasts/code-toasts';
export {
  appleLoginFailed,
  loginFailed,
  loginSucceeded,
  providerAddressMissing,
  invitationNeeded,
  registrationClosed,
  socialLoginFailed,
} from '../toasts/login-toasts';
export { profileCompleted, profileSaveFailed } from '../toasts/profile-toasts';
export {
  twitterAddressMissing,
  twitterConnectionReset,
  twitterLoginFailed,
  twitterNetworkFailed,
  twitterParametersWrong,
} from '../toasts/twitter-toasts';
export {
  walletConnectUnsupported,
  walletConnectionFailed,
  walletHasNoAccount,
  walletNotFound,
  walletSignatureFailed,
  walletTypeUnknown,
  web3LoginFailed,
} from '../toasts/wallet-toasts';
export type { ToastMessage } from '../toasts/toast-message';
