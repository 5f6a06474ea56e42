import {
  ApiError,
  resetPassword,
  sendEmailCode,
  sendSmsCode,
  signUp,
  verifyEmailCode,
  verifyPassword,
  verifySmsCode,
  type LoginResult,
} from '@fabula/sdk';

import type { Identifier } from './identifier';
import type { LoginAnswer } from '../failures/login-kinds';
import { PasswordRefusal } from '../failures/password-refusal';

type Channel = Identifier['channel'];

/** Codes and passwords travel in bodies, never in addresses (Decision 020). */
const senders: Readonly<Record<Channel, (text: string) => Promise<unknown>>> = {
  email: (toEmail) => sendEmailCode({ toEmail }),
  phone: (phoneNumber) => sendSmsCode({ phoneNumber }),
};

const verifiers: Readonly<Record<Channel, (text: string, code: string) => Promise<LoginResult>>> = {
  email: (email, code) => verifyEmailCode({ email, code }),
  phone: (phoneNumber, code) => verifySmsCode({ phoneNumber, code }),
};

export async function sendCode({ channel, text }: Identifier): Promise<void> {
  await senders[channel](text);
}

/** Signs in with a code, or registers an identifier that has no account. */
export async function enterWithCode({ channel, text }: Identifier, code: string): Promise<LoginAnswer> {
  return { kind: `${channel}-code`, result: await verifiers[channel](text, code) };
}

/** Sets a new password with a code and signs in; the server does not reveal whether the account existed. */
export async function enterWithNewPassword(
  { channel, text }: Identifier,
  code: string,
  password: string,
): Promise<LoginAnswer> {
  const way = `password-${channel}` as const;
  return { kind: way, result: await resetPassword({ way, username: text, code, password }) };
}

const isRefused = (cause: unknown, field: 'code' | 'password') =>
  cause instanceof ApiError && cause.status === 400 && cause.field === field;
const isTaken = (cause: unknown) => cause instanceof ApiError && cause.reason === 'CONFLICT';

/**
 * Signs in with a password, without a code where the account has one (Product §4.6, §5.2). The server does not reveal
 * whether an account exists: a refused password becomes that of a new account, which the code proves.
 *
 * @throws {PasswordRefusal} when there is an account and the password is wrong
 */
export async function enterWithPassword(identifier: Identifier, code: string, password: string): Promise<LoginAnswer> {
  const way = `password-${identifier.channel}` as const;
  const form = { way, username: identifier.text, password };
  try {
    return { kind: way, result: await verifyPassword(form) };
  } catch (cause) {
    if (!isRefused(cause, 'password')) throw cause;
    if (code === '') throw new PasswordRefusal(false, { cause });
  }
  try {
    return { kind: 'sign-up', result: await signUp({ ...form, code }) };
  } catch (cause) {
    const isCodeWrong = isRefused(cause, 'code');
    if (isCodeWrong || isTaken(cause)) throw new PasswordRefusal(isCodeWrong, { cause });
    throw cause;
  }
}
