import { ApiError } from '@fabula/sdk';
import type { ToastMessage } from '@fabula/ui';
import { loginFailed, socialLoginFailed, tooManyTries, web3LoginFailed, type LoginProblem } from '@fabula/ui/sign-in';

import type { LoginKind } from './login-kinds';
import { socialToast } from './social-toasts';
import { walletToast } from './wallet-toasts';
import { WalletError } from './wallets/wallet-error';

/** What a failed login says. */
export interface LoginFailure {
  readonly message: ToastMessage;
  readonly problem: LoginProblem | undefined;
}

/** The inputs of the contract, as the form names them. */
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

/** Whether the server asks for patience. */
export const isTooMany = (cause: unknown): cause is ApiError => cause instanceof ApiError && cause.status === 429;

/** The field that a refusal names. A password that signing up refuses is too weak; there is no other reason. */
export function refusedField(kind: LoginKind, cause: unknown): LoginProblem | undefined {
  if (!(cause instanceof ApiError) || cause.status !== 400 || cause.field === undefined) return undefined;
  const field = fieldOfInput[cause.field];
  if (field === undefined) return undefined;
  if (field === 'password') return { field, why: kind === 'test-account' ? 'refused' : 'weak' };
  return { field, why: 'refused' };
}

const walletFailed = (cause: unknown) => (cause instanceof WalletError ? walletToast(cause) : web3LoginFailed());

const toasts: Readonly<Record<LoginKind, (cause: unknown) => ToastMessage>> = {
  'email-code': loginFailed,
  'phone-code': loginFailed,
  'password-email': loginFailed,
  'password-phone': loginFailed,
  'sign-up': loginFailed,
  'test-account': loginFailed,
  google: (cause) => socialToast('google', cause),
  facebook: (cause) => socialToast('facebook', cause),
  twitter: (cause) => socialToast('twitter', cause),
  apple: (cause) => socialToast('apple', cause),
  discord: (cause) => socialToast('discord', cause),
  telegram: socialLoginFailed,
  metamask: walletFailed,
  phantom: walletFailed,
};

/** What a failed login of a kind says, and which field it is about (Specification §8). */
export const readLoginFailure = (kind: LoginKind, cause: unknown): LoginFailure => ({
  message: isTooMany(cause) ? tooManyTries() : toasts[kind](cause),
  problem: refusedField(kind, cause),
});
