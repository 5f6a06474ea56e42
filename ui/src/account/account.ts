// What pages about the reader's own account use. The form, its pane and the presets also stand in the sign-in popup.

export { findProfileProblem } from './ProfileForm/profile-limits';
export { ProfileForm, type ProfileFormProps } from './ProfileForm/ProfileForm';
export { ProfilePane } from './ProfilePane/ProfilePane';
export { useProfilePresets, type ProfilePresets } from './presets/use-profile-presets';
