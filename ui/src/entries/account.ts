// What pages about the reader's own account use. The form, its pane and the presets also stand in the sign-in popup.

export { AccountPage } from '../account/AccountPage/AccountPage';
export { Part } from '../layout/Part/Part';
export {
  accountDeleted,
  deviceSignedOut,
  othersSignedOut,
  passwordRemoved,
  passwordSaved,
  profileSaved,
} from '../account/account-toasts';
export { ConfirmOwner } from '../account/ConfirmOwner/ConfirmOwner';
export { DeleteAccount, SignInAgain } from '../account/DeleteAccount/DeleteAccount';
export { GuestInvitation } from '../account/GuestInvitation/GuestInvitation';
export { Generations } from '../account/History/Generations';
export { Interactions } from '../account/History/Interactions';
export { MoreHistory } from '../account/History/MoreHistory';
export type {
  ArchiveFailure,
  ConfirmationFailure,
  ConfirmationProblem,
  ConfirmationWallet,
  ConfirmationWay,
  GenerationValue,
  InteractionValue,
  PasswordProblem,
  PasswordValues,
} from '../account/model';
export { RowsEmpty, RowsFailed, RowsSkeleton } from '../states/PanelState/PanelState';
export { findPasswordProblem } from '../account/PasswordForm/password-problem';
export type { PasswordFailure } from '../account/PasswordForm/password-problem-text';
export { PasswordForm } from '../account/PasswordForm/PasswordForm';
export { ProfileEditor } from '../profile/ProfileEditor/ProfileEditor';
export { findProfileProblem } from '../profile/ProfileForm/profile-limits';
export { ProfileForm, type ProfileFormProps } from '../profile/ProfileForm/ProfileForm';
export { ProfileHead } from '../profile/ProfileHead/ProfileHead';
export { ProfileHeadSkeleton } from '../profile/ProfileHead/ProfileHeadSkeleton';
export { ProfilePane } from '../profile/ProfilePane/ProfilePane';
export { useProfilePresets, type ProfilePresets } from '../profile/presets/use-profile-presets';
export { PushDevices } from '../account/Reach/PushDevices';
export { Reach } from '../account/Reach/Reach';
export { RemovePassword } from '../account/RemovePassword/RemovePassword';
export { SecurityEvents } from '../account/SecurityEvents/SecurityEvents';
export { allOthers, SessionList } from '../account/SessionList/SessionList';
export { SignInMethods } from '../account/SignInMethods/SignInMethods';
export { UnknownReader } from '../account/Unknown/UnknownReader';
export { YourData } from '../account/YourData/YourData';
