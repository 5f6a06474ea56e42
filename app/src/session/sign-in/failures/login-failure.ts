import { ApiError, retryAfterMs } from '@fabula/sdk';
import type { LoginProblem } from '@fabula/ui/sign-in';

import type { LoginKind } from './login-kinds';
import type { LoginMessage } from './login-message';
import { PasswordRefusal } from './password-refusal';
import { socialMessage } from './social-failure';
import { walletMessage } from './wallet-failure';

export interface LoginFailure {
  readonly message: LoginMessage;
  readonly problem: LoginProblem | undefined;
}

const fieldOfInput: Readonly<Record<string, LoginProblem['field']>> = {
  email: 'identifier',
  toEmail: 'identifier',
  phoneNumber: 'identifier',
  username: 'identifier',
  testAccount: 'identifier',
  code: 'code',
  password: 'password',
  testPassword: 'password',
};

const hasForm = (kind: LoginKind) => /^(?:email|phone|password|sign-up|test)/.test(kind);

export const isTooMany = (cause: unknown): cause is ApiError => cause instanceof ApiError && cause.status === 429;

export function tooManyTries({ headers }: ApiError): LoginMessage {
  const wait = retryAfterMs(headers, Date.now());
  return wait === undefined ? { name: 'tooManyTries' } : { name: 'tooManyTries', seconds: Math.ceil(wait / 1000) };
}

/** The field that a refusal names; signing up refuses a password only for weakness. */
export function refusedField(kind: LoginKind, cause: unknown): LoginProblem | undefined {
  if (cause instanceof PasswordRefusal) {
    return cause.isCodeWrong ? { field: 'code', why: 'neither' } : { field: 'password', why: 'refused' };
  }
  if (!hasForm(kind) || !(cause instanceof ApiError) || cause.status !== 400) return undefined;
  const field = fieldOfInput[cause.field ?? ''];
  if (field === 'password') return { field, why: kind === 'test-account' ? 'mismatch' : 'weak' };
  return field && { field, why: 'refused' };
}

const byForm = (): LoginMessage => ({ name: 'loginFailed' });

const messages: Readonly<Record<LoginKind, (cause: unknown) => LoginMessage>> = {
  'email-code': byForm,
  'phone-code': byForm,
  'password-email': byForm,
  'password-phone': byForm,
  'sign-up': byForm,
  'test-account': byForm,
  google: (cause) => socialMessage('google', cause),
  facebook: (cause) => socialMessage('facebook', cause),
  twitter: (cause) => socialMessage('twitter', cause),
  apple: (cause) => socialMessage('apple', cause),
  discord: (cause) => socialMessage('discord', cause),
  oidc: (cause) => socialMessage('oidc', cause),
  telegram: () => ({ name: 'socialLoginFailed' }),
  metamask: walletMessage,
  phantom: walletMessage,
};

/** The person is new, and a new account needs an invitation that this browser does not hold. */
export const needsInvitation = (cause: unknown): boolean =>
  cause instanceof ApiError && cause.reason === 'INVITATION_REQUIRED';

const isRegistrationClosed = (cause: unknown): boolean =>
  cause instanceof ApiError && cause.reason === 'REGISTRATION_CLOSED';

function messageOf(kind: LoginKind, cause: unknown): LoginMessage {
  if (isTooMany(cause)) return tooManyTries(cause);
  if (needsInvitation(cause)) return { name: 'invitationNeeded' };
  return isRegistrationClosed(cause) ? { name: 'registrationClosed' } : messages[kind](cause);
}

/** The message and field of a failed login (Product §8.1). */
export const readLoginFailure = (kind: LoginKind, cause: unknown): LoginFailure => ({
  message: messageOf(kind, cause),
  problem: refusedField(kind, cause),
});
