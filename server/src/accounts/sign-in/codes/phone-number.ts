import { parsePhoneNumberFromString, type CountryCode, type NumberType, type PhoneNumber } from 'libphonenumber-js/max';
import { AppError } from '../../../errors.ts';
import { LOCALES, type Locale } from '../../../lib/locale.ts';

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
 * A phone in E.164. Ten or eleven digits without a country (Product §5.1) are read in the visitor's region, else in the
 * only other region where they are valid.
 *
 * @param region Overrides the language's.
 * @throws {AppError} VALIDATION_FAILED when invalid, ambiguous, or unable to receive text messages.
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
