import { AppError } from '../../errors.ts';
import { isVisibleName, mixesAlphabets } from '../../safety/look-alikes.ts';

/** Invisible characters, direction marks, and signs with a meaning before or around a name. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}@:：<>{}[\]#*_`|\\]/u;
/** Joiners stay where scripts and emoji need them. */
const JOINERS = /[\u200c\u200d]/g;

/**
 * A person's name in a room, on one line.
 *
 * @throws {AppError} VALIDATION_FAILED for signs that could pass for something else, for letters of several alphabets in
 * one word, and for a name that cannot be seen.
 */
export function toDisplayName(text: string): string {
  const name = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  const isFit = isVisibleName(name) && !mixesAlphabets(name) && !UNFIT.test(name.replaceAll(JOINERS, ''));
  if (!isFit || !name.isWellFormed()) {
    throw new AppError('VALIDATION_FAILED', 'displayName: contains characters that are not allowed in a name', {
      field: 'displayName',
    });
  }
  return name;
}
