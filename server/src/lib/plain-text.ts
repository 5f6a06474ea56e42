import { AppError } from '../errors.ts';

/**
 * Words of a visitor as they are kept: line breaks of one kind, nothing that a database or a screen cannot take.
 *
 * @param field Named when there is nothing left.
 * @throws {AppError} VALIDATION_FAILED for a text of white space alone.
 */
export function toPlainText(text: string, field: string): string {
  const plain = toClean(text);
  if (plain.trim() === '') throw new AppError('VALIDATION_FAILED', `${field}: must not be empty`, { field });
  return plain;
}

/** As `toPlainText`, on one line. */
export function toPlainLine(text: string, field: string): string {
  return toPlainText(text, field).replaceAll(/\s+/g, ' ').trim();
}

/** As `toPlainText`, where there need be nothing. */
export function toClean(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed();
}
