import type { LoginProblem, LoginValues } from '@fabula/ui/sign-in';

import { loadChunk } from '../../../lazy/chunk';

export interface Identifier {
  readonly channel: 'email' | 'phone';
  readonly text: string;
}

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const phonePattern = /^\+[1-9]\d{6,14}$/;
/** Digits, or an international number with separators. */
const phoneLike = /^(?:\d{6,14}|\+[\d\s().-]{7,24})$/;
const withoutCountry = /^\d{4,14}$/;

export const needsCountry = (typed: string): boolean => withoutCountry.test(typed.trim());

/** The email, or the phone in E.164, of an identifier that needs no country. */
export function settledIdentifier(text: string): Identifier | undefined {
  if (emailPattern.test(text)) return { channel: 'email', text };
  return phonePattern.test(text) ? { channel: 'phone', text } : undefined;
}

/** A text's email or phone; undefined for neither. Rejects when the phone library cannot be loaded. */
export async function readIdentifier(typed: string, country: string): Promise<Identifier | undefined> {
  const text = typed.trim();
  if (!phoneLike.test(text)) return settledIdentifier(text);
  const { readPhoneNumber } = await loadChunk(() => import('./phone-number'));
  const number = readPhoneNumber(text, country);
  return number === undefined ? undefined : { channel: 'phone', text: number };
}

const isEmpty = ({ identifier }: LoginValues) => identifier.trim() === '';

/** Product §5.1. */
export const identifierProblem = (values: LoginValues): LoginProblem | undefined =>
  isEmpty(values) ? { field: 'identifier', why: 'empty' } : undefined;

/** Why the code form cannot be submitted: the password is optional and can replace the code (Product §5.2). */
export const codeProblem = (values: LoginValues): LoginProblem | undefined =>
  identifierProblem(values) ??
  (values.code.trim() === '' && values.password === '' ? { field: 'code', why: 'empty' } : undefined);

/** Contract, `SignUpForm`. */
const shortestPassword = 8;

export function newPasswordProblem(values: LoginValues): LoginProblem | undefined {
  const problem = identifierProblem(values);
  if (problem !== undefined) return problem;
  if (values.code.trim() === '') return { field: 'code', why: 'empty' };
  return Array.from(values.password).length < shortestPassword ? { field: 'password', why: 'weak' } : undefined;
}

export function testAccountProblem({ identifier, password }: LoginValues): LoginProblem | undefined {
  if (identifier.trim() === '') return { field: 'identifier', why: 'nameless' };
  return password === '' ? { field: 'password', why: 'empty' } : undefined;
}
