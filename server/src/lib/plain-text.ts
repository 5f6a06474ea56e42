import { AppError } from '../errors.ts';

/** Uniform line breaks, nothing that databases or screens cannot take. Throws VALIDATION_FAILED when blank. */
export function toPlainText(text: string, field: string): string {
  const plain = toClean(text);
  if (plain.trim() === '') throw new AppError('VALIDATION_FAILED', `${field}: must not be empty`, { field });
  return plain;
}

/** As `toOneLine`. Throws VALIDATION_FAILED when blank. */
export function toPlainLine(text: string, field: string): string {
  const line = toOneLine(text);
  if (line === '') throw new AppError('VALIDATION_FAILED', `${field}: must not be empty`, { field });
  return line;
}

/** `toPlainText` that may be empty. */
export function toClean(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed();
}

/**
 * Marks and controls of direction (Unicode UAX 9). A line is shown among other texts, which they would reorder; in a text
 * of its own they end with its paragraph. Joiners are none of them: Persian and emoji need those.
 */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** As `toClean`, on one line without controls of direction. Spaces at its ends stay. */
export function toCleanLine(text: string): string {
  return toClean(text)
    .replaceAll(DIRECTIONS, '')
    .replaceAll(/[\n\t\u2028\u2029]+/g, ' ');
}

/** As `toCleanLine`, with single spaces and none at the ends. */
export function toOneLine(text: string): string {
  return toCleanLine(text).replaceAll(/\s+/g, ' ').trim();
}
