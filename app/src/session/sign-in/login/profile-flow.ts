import { ApiError, completeProfile } from '@fabula/sdk';
import type { ProfileProblem, ProfileValues } from '@fabula/ui/sign-in';

import type { LoginRun, LoginRunParts } from './login-run';

const profileFields: readonly (keyof ProfileValues)[] = ['userName', 'userAvatarImageUrl', 'motto'];

export function refusedPart(cause: unknown): ProfileProblem | undefined {
  if (!(cause instanceof ApiError) || cause.status !== 400) return undefined;
  const field = profileFields.find((name) => name === cause.field);
  return field && { field, why: 'refused' };
}

export interface ProfileParts extends Pick<LoginRunParts, 'say'> {
  /** What the form itself finds wrong with a profile (Product §5.3). */
  readonly findProfileProblem: (profile: ProfileValues) => ProfileProblem | undefined;
}

/** Saves the profile of a new user; a failure keeps what was entered (Product §4.5). */
export async function saveProfile(
  { state, dispatch }: LoginRun,
  { say, findProfileProblem }: ProfileParts,
): Promise<void> {
  const { profile, isSaving } = state.get();
  if (isSaving) return;
  const problem = findProfileProblem(profile);
  state.set({ profileProblem: problem, hasSaveFailed: false });
  if (problem !== undefined) return;
  state.set({ isSaving: true });
  try {
    await completeProfile(profile);
    state.set({ isSaving: false });
    dispatch('profile-saved');
  } catch (cause) {
    const refused = refusedPart(cause);
    state.set({ isSaving: false, profileProblem: refused, hasSaveFailed: refused === undefined });
    say({ name: 'profileSaveFailed' });
  }
}
