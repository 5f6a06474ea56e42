import type { LoginProblem, LoginValues } from '@fabula/ui/sign-in';

import { loadChunk } from '../../../lazy/chunk';

export interface Identifier {
  readonly channel: 'email' | 'phone';
  readonly text: string;
}

/** Text, an at sign, text, a dot, text, no spaces (Product §5.1). */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** A phone in E.164. */
const phonePattern = /^\+[1-9]\d{6,14}$/;
/** Digits, or a number that says its country, with the signs that people put between its parts. */
const phoneLike = /^(?:\d{6,14}|\+[\d\s().-]{7,24})$/;
/** The beginning of a number that does not say its country. */
const withoutCountry = /^\d{4,14}$/;

/** Whether a country must be known to read what is typed. */
export const needsCountry = (typed: string): boolean => withoutCountry.test(typed.trim());

/** The email, or the phone in E.164, that a code was sent to. */
export function settledIdentifier(text: string): Identifier | undefined {
  if (emailPattern.test(text)) return { channel: 'email', text };
  return phonePattern.test(text) ? { channel: 'phone', text } : undefined;
}

/**
 * The email or phone that a text means; the space that keyboards add around a word is none of it.
 *
 * @param country in which a phone without a country is read
 * @throws when what reads phones cannot be loaded
 */
export async function readIdentifier(typed: string, country: string): Promise<Identifier | undefined> {
  const text = typed.trim();
  if (!phoneLike.test(text)) return settledIdentifier(text);
  const { readPhoneNumber } = await loadChunk(() => import('./phone-number'));
  const number = readPhoneNumber(text, country);
  return number === undefined ? undefined : { channel: 'phone', text: number };
}

const isEmpty = ({ identifier }: LoginValues) => identifier.trim() === '';

/** Why a code cannot be sent to what was typed (Product §5.1), before it is read. */
export const identifierProblem = (values: LoginValues): LoginProblem | undefined =>
  isEmpty(values) ? { field: 'identifier', why: 'empty' } : undefined;

/**
 * Why the form of a sent code cannot be handed in: the password is optional (Product §5.2), and makes the code
 * unnecessary where the account has one (Product §5.2).
 */
export const codeProblem = (values: LoginValues): LoginProblem | undefined =>
  identifierProblem(values) ??
  (values.code.trim() === '' && values.password === '' ? { field: 'code', why: 'empty' } : undefined);

/** How long a new password is at least, in characters (contract, `SignUpForm`). */
const shortestPassword = 8;

/** Why the form for a forgotten password cannot be handed in. */
export function newPasswordProblem(values: LoginValues): LoginProblem | undefined {
  const problem = identifierProblem(values);
  if (problem !== undefined) return problem;
  if (values.code.trim() === '') return { field: 'code', why: 'empty' };
  return Array.from(values.password).length < shortestPassword ? { field: 'password', why: 'weak' } : undefined;
}

/** Why the form of the test account cannot be handed in. */
export function testAccountProblem({ identifier, password }: LoginValues): LoginProblem | undefined {
  if (identifier.trim() === '') return { field: 'identifier', why: 'nameless' };
  return password === '' ? { field: 'password', why: 'empty' } : undefined;
}
