import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '../../errors.ts';

const common = new Set(dictionary['passwords-common']);

/**
 * Refuses a password that guessers try first: one of some 49,000 common ones, or what one
 * signs in with. How long it
 * must be says the contract; what it is made of is nobody's business (ASVS 5.0, 6.2).
 *
 * @throws {AppError} VALIDATION_FAILED
 */
export function refuseGuessable(password: string, identifiers: readonly string[], field = 'password'): void {
  const plain = password.toLowerCase();
  if (
    common.has(plain) ||
    identifiers.some((identifier) => plain === identifier.toLowerCase()) ||
    new Set(plain).size < 3
  ) {
    throw new AppError('VALIDATION_FAILED', 'This password is too easy to guess', { field });
  }
}
