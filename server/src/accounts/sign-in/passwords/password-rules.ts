import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '../../../errors.ts';
import { BRAND_NAMES } from '../../../config/brand-names.ts';

const common = new Set(dictionary['passwords-common']);

const EASY = new Set([...Object.values(BRAND_NAMES), 'password', 'admin', 'welcome'].map((name) => name.toLowerCase()));
/** Shorter parts occur in too many good passwords. */
const SHORTEST_WORD = 3;

/**
 * Refuses guessable passwords: one of some 49,000 common ones, few different letters, or a known word of the person or
 * the site with only digits and signs around it (`ada1990!` for ada@example.com). No composition rules (ASVS 5.0, 6.2).
 *
 * @param identifiers Parts of an address count too.
 * @param words Public words, such as the nickname.
 * @throws {AppError} VALIDATION_FAILED
 */
export function refuseGuessable(
  password: string,
  identifiers: readonly string[],
  words: readonly string[] = [],
  field = 'password',
): void {
  const plain = fold(password);
  const known = [...identifiers, ...identifiers.flatMap((identifier) => identifier.split(/[^\p{L}\p{N}]+/u)), ...words];
  const personal = new Set(known.map((word) => lettersOf(fold(word))).filter((word) => word.length >= SHORTEST_WORD));
  const bare = lettersOf(plain);
  const isKnown = identifiers.some((identifier) => plain === fold(identifier)) || personal.has(bare) || EASY.has(bare);
  if (common.has(plain) || isKnown || new Set(plain).size < 3) {
    throw new AppError('VALIDATION_FAILED', 'This password is too easy to guess', { field });
  }
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}]+/gu, '');
}
