import { ApiError, completeProfile } from '@fabula/sdk';
import { findProfileProblem } from '@fabula/ui/account';
import { profileSaveFailed, type ProfileProblem, type ProfileValues } from '@fabula/ui/sign-in';

import type { LoginRun, LoginRunParts } from './login-run';

const profileFields: readonly (keyof ProfileValues)[] = ['userName', 'userAvatarImageUrl', 'motto'];

function refusedPart(cause: unknown): ProfileProblem | undefined {
  if (!(cause instanceof ApiError) || cause.status !== 400) return undefined;
  const field = profileFields.find((name) => name === cause.field);
  return field && { field, why: 'refused' };
}

/** Saves the profile of a new user; a failure says so and keeps what was entered (Specification §4, "Login popup"). */
export async function saveProfile({ state, dispatch }: LoginRun, toast: LoginRunParts['toast']): Promise<void> {
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
    console.warn('The profile could not be saved', cause);
    const refused = refusedPart(cause);
    state.set({ isSaving: false, profileProblem: refused, hasSaveFailed: refused === undefined });
    toast(profileSaveFailed());
  }
}
