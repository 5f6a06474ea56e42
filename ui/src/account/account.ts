// What pages about the reader's own account use. The form, its pane and the presets also stand in the sign-in popup.

export { AccountPage } from './AccountPage/AccountPage';
export { Part } from './AccountPage/Part';
export { deviceSignedOut, othersSignedOut, passwordSaved, profileSaved } from './account-toasts';
export { GuestInvitation } from './GuestInvitation/GuestInvitation';
export { Generations } from './History/Generations';
export { Interactions } from './History/Interactions';
export { MoreHistory } from './History/MoreHistory';
export type { GenerationValue, InteractionValue, PasswordProblem, PasswordValues } from './model';
export { RowsEmpty, RowsFailed, RowsSkeleton } from './PanelState/PanelState';
export { findPasswordProblem } from './PasswordForm/password-problem';
export type { PasswordFailure } from './PasswordForm/password-problem-text';
export { PasswordForm } from './PasswordForm/PasswordForm';
export { ProfileEditor } from './ProfileEditor/ProfileEditor';
export { findProfileProblem } from './ProfileForm/profile-limits';
export { ProfileForm, type ProfileFormProps } from './ProfileForm/ProfileForm';
export { ProfileHead } from './ProfileHead/ProfileHead';
export { ProfileHeadSkeleton } from './ProfileHead/ProfileHeadSkeleton';
export { ProfilePane } from './ProfilePane/ProfilePane';
export { useProfilePresets, type ProfilePresets } from './presets/use-profile-presets';
export { allOthers, SessionList } from './SessionList/SessionList';
export { SignInMethods } from './SignInMethods/SignInMethods';
export { UnknownReader } from './Unknown/UnknownReader';
