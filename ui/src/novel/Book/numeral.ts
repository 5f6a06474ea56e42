import { romanNumeral } from '../../play/roman';

const inHan: ReadonlySet<string | undefined> = new Set(['zh', 'ja']);
const inOwnDigits: ReadonlySet<string | undefined> = new Set(['ar', 'ko']);

/** A small number as books of a language print it at a chapter or before a choice: roman in Latin scripts. */
export function bookNumeral(number: number, language: string): string {
  const [primary] = language.split('-');
  if (inHan.has(primary)) return new Intl.NumberFormat(`${language}-u-nu-hanidec`).format(number);
  if (inOwnDigits.has(primary) || number > 89) return new Intl.NumberFormat(language).format(number);
  return romanNumeral(number);
}
