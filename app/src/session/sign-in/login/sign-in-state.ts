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
  readonly stage: 'login' | 'wizard';
  readonly step: LoginStep;
  readonly values: LoginValues;
  readonly problem: LoginProblem | undefined;
  readonly pending: LoginPending | undefined;
  readonly profile: ProfileValues;
  readonly profileProblem: ProfileProblem | undefined;
  readonly isSaving: boolean;
  /** Saving failed, and no single field is to blame. */
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
