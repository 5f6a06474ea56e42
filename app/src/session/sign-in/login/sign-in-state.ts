import type {
  LoginPending,
  LoginProblem,
  LoginStep,
  LoginValues,
  ProfileProblem,
  ProfileValues,
} from '@fabula/ui/sign-in';

import type { LoginPhase } from './login-machine';

export interface SignInState {
  readonly phase: LoginPhase;
  /** What is in view; it stays while the popup closes. */
  readonly stage: 'login' | 'wizard';
  readonly step: LoginStep;
  readonly values: LoginValues;
  readonly problem: LoginProblem | undefined;
  readonly pending: LoginPending | undefined;
  readonly profile: ProfileValues;
  readonly profileProblem: ProfileProblem | undefined;
  readonly isSaving: boolean;
  /** The last attempt to save the profile failed, and no part of it is to blame. */
  readonly hasSaveFailed: boolean;
}

export const emptySignIn: SignInState = {
  phase: 'login',
  stage: 'login',
  step: 'identifier',
  values: { identifier: '', code: '', password: '' },
  problem: undefined,
  pending: undefined,
  profile: { userName: '', userAvatarImageUrl: '', motto: '' },
  profileProblem: undefined,
  isSaving: false,
  hasSaveFailed: false,
};
