import { parsePhoneNumberFromString, type CountryCode, type NumberType, type PhoneNumber } from 'libphonenumber-js/max';
import { AppError } from '../../../errors.ts';
import { LOCALES, type Locale } from '../../../lib/locale.ts';

/** Where the people live whose language is offered; `ar-SA` reads numbers as in Saudi Arabia, and so on. */
const REGION_OF = {
  'en-US': 'US',
  'zh-CN': 'CN',
  'es-ES': 'ES',
  'ar-SA': 'SA',
  'pt-PT': 'PT',
  'tr-TR': 'TR',
  'ja-JP': 'JP',
  'ko-KR': 'KR',
  'fr-FR': 'FR',
  'de-DE': 'DE',
} as const satisfies Record<Locale, CountryCode>;

/** Numbers that take text messages and cost their sender no premium. */
const REACHABLE: readonly NumberType[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

/**
 * A phone in E.164. A number that says its country is taken as it is. Ten or eleven digits (Product §5.1) say nothing of a country: they are read as in the
 * visitor's region, and, where that makes no number, as in the other regions, if only one of them has it.
 *
 * @param field The contract's name of the input.
 * @param region A region that goes before the one of the language.
 * @throws {AppError} VALIDATION_FAILED when the number is none, is ambiguous, or takes no text messages.
 */
export function toPhoneNumber(
  digits: string,
  field: string,
  { locale, region = REGION_OF[locale] }: { locale: Locale; region?: CountryCode | undefined },
): string {
  if (digits.startsWith('+')) {
    const number = reachable(parsePhoneNumberFromString(digits, { extract: false }));
    if (number === undefined) throw refused(field);
    return number;
  }
  const own = read(digits, region);
  if (own !== undefined) return own;
  const elsewhere = new Set(
    LOCALES.map((other) => read(digits, REGION_OF[other])).filter((number) => number !== undefined),
  );
  const [only] = elsewhere;
  if (only === undefined || elsewhere.size > 1) throw refused(field);
  return only;
}

function refused(field: string): AppError {
  return new AppError('VALIDATION_FAILED', 'Please enter a valid email or phone', { field });
}

function read(digits: string, region: CountryCode): string | undefined {
  const number = parsePhoneNumberFromString(digits, { defaultCountry: region, extract: false });
  return number?.country === region ? reachable(number) : undefined;
}

function reachable(number: PhoneNumber | undefined): string | undefined {
  if (number?.isValid() !== true) return undefined;
  const type = number.getType();
  return type !== undefined && REACHABLE.includes(type) ? number.number : undefined;
}
