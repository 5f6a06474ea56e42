import type { LoginProblem, LoginValues } from '@fabula/ui/sign-in';

/** What a visitor signs in as. */
export interface Identifier {
  readonly channel: 'email' | 'phone';
  readonly text: string;
}

/** Text, an at sign, text, a dot, text, no spaces (Specification §5). */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Specification §9. */
const phonePattern = /^\d{10,11}$/;

/** The email or phone that a text means; the space that keyboards add around a word is none of it. */
export function readIdentifier(typed: string): Identifier | undefined {
  const text = typed.trim();
  if (emailPattern.test(text)) return { channel: 'email', text };
  return phonePattern.test(text) ? { channel: 'phone', text } : undefined;
}

/** Why a code cannot be sent to what was typed (Specification §5). */
export function identifierProblem({ identifier }: LoginValues): LoginProblem | undefined {
  if (identifier.trim() === '') return { field: 'identifier', why: 'empty' };
  return readIdentifier(identifier) === undefined ? { field: 'identifier', why: 'invalid' } : undefined;
}

/**
 * Why the form of a sent code cannot be handed in: the password is optional (Specification §5), and makes the code
 * unnecessary where the account has one (decisions, "Decided after the first audit").
 */
export const codeProblem = (values: LoginValues): LoginProblem | undefined =>
  identifierProblem(values) ??
  (values.code.trim() === '' && values.password === '' ? { field: 'code', why: 'empty' } : undefined);

/** Why the form of the test account cannot be handed in. */
export function testAccountProblem({ identifier, password }: LoginValues): LoginProblem | undefined {
  if (identifier.trim() === '') return { field: 'identifier', why: 'nameless' };
  return password === '' ? { field: 'password', why: 'empty' } : undefined;
}
