import {
  ApiError,
  sendEmailCode,
  sendSmsCode,
  signUp,
  verifyEmailCode,
  verifyPassword,
  verifySmsCode,
  type LoginResult,
} from '@fabula/sdk';

import type { Identifier } from './identifier';
import type { LoginAnswer } from './login-kinds';

type Channel = Identifier['channel'];

/** Codes and passwords travel in bodies, never in addresses (decisions, "Where the contract would be unsafe"). */
const senders: Readonly<Record<Channel, (text: string) => Promise<unknown>>> = {
  email: (toEmail) => sendEmailCode({ toEmail }),
  phone: (phoneNumber) => sendSmsCode({ phoneNumber }),
};

const verifiers: Readonly<Record<Channel, (text: string, code: string) => Promise<LoginResult>>> = {
  email: (email, code) => verifyEmailCode({ email, code }),
  phone: (phoneNumber, code) => verifySmsCode({ phoneNumber, code }),
};

/** Has a code sent. */
export async function sendCode({ channel, text }: Identifier): Promise<void> {
  await senders[channel](text);
}

/** Signs in with a code, or registers an identifier that has no account. */
export async function enterWithCode({ channel, text }: Identifier, code: string): Promise<LoginAnswer> {
  return { kind: `${channel}-code`, result: await verifiers[channel](text, code) };
}

const isRefused = (cause: unknown) => cause instanceof ApiError && cause.field === 'password';
const isTaken = (cause: unknown) => cause instanceof ApiError && cause.reason === 'CONFLICT';

/**
 * Signs in with a password (Specification §4). The server does not tell whether an account exists: a password that is
 * refused is offered for a new one, which the code proves. Where there is an account after all, the code opens it.
 */
export async function enterWithPassword(identifier: Identifier, code: string, password: string): Promise<LoginAnswer> {
  const way = `password-${identifier.channel}` as const;
  const form = { way, username: identifier.text, password };
  try {
    return { kind: way, result: await verifyPassword(form) };
  } catch (cause) {
    if (!isRefused(cause)) throw cause;
  }
  try {
    return { kind: 'sign-up', result: await signUp({ ...form, code }) };
  } catch (cause) {
    if (!isTaken(cause)) throw cause;
  }
  return enterWithCode(identifier, code);
}
