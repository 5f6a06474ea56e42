import { AppError } from '../errors.ts';
import { foldForKeys } from '../prompt/keywords.ts';

/** What nobody sees, what turns the writing around, and what has a meaning of its own before or around a name. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}@:：<>{}[\]#*_`|\\]/u;
const NAMES_SOMEBODY = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
/** Joiners stay where scripts and emoji need them. */
const JOINERS = /[\u200c\u200d]/g;

/**
 * A person's name in a room, on one line.
 *
 * @throws {AppError} VALIDATION_FAILED for signs that could pass for something else, and for a name of none.
 */
export function toDisplayName(text: string): string {
  const name = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  if (UNFIT.test(name.replaceAll(JOINERS, '')) || !NAMES_SOMEBODY.test(name) || !name.isWellFormed()) {
    throw new AppError('VALIDATION_FAILED', 'displayName: it has characters that a name cannot have', {
      field: 'displayName',
    });
  }
  return name;
}

/** Two names with one key look alike: they would be taken for one another. */
export function nameKey(name: string): string {
  return foldForKeys(name.normalize('NFKC')).replaceAll(/[^\p{L}\p{N}\p{Extended_Pictographic}]+/gu, '');
}
