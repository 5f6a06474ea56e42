import { AppError } from '../../errors.ts';
import { isVisibleName, mixesAlphabets } from '../../safety/look-alikes.ts';

/** Invisible characters, direction marks, and signs with a meaning around a name. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}@:：<>{}[\]#*_`|\\]/u;
/** Some scripts and emoji need joiners. */
const JOINERS = /[\u200c\u200d]/g;

/** One line. Throws VALIDATION_FAILED for misleading signs, mixed alphabets in a word, or an invisible name. */
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
