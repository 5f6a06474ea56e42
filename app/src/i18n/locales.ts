import { detectLanguage, type Locale } from '@fabula/sdk';

/** Languages that the picker always offers (Product §9.2). */
export const pickerLocales = [
  'en-US',
  'zh-CN',
  'es-ES',
  'ar-SA',
  'pt-PT',
  'tr-TR',
] as const satisfies readonly Locale[];

/** Every language a page can be read in: the picker's six and the four that are also mapped. */
export const locales = [...pickerLocales, 'ja-JP', 'ko-KR', 'fr-FR', 'de-DE'] as const satisfies readonly Locale[];

/** Whether a path segment names a language of the product, in its exact spelling. */
export const isLocale = (segment: string | undefined): segment is Locale =>
  locales.some((locale) => locale === segment);

/** The language of a path segment in another spelling: `en-us`, `EN_US` or `en`. */
export function looseLocale(segment: string | undefined): Locale | undefined {
  const tag = segment?.toLowerCase().replace('_', '-');
  return locales.find((locale) => locale.toLowerCase() === tag || locale.slice(0, 2) === tag);
}

export function languageOfPath(pathname: string): Locale | undefined {
  const [, first] = pathname.split('/');
  return isLocale(first) ? first : undefined;
}

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar-SA' ? 'rtl' : 'ltr');

/** The picker's six, then the current and the detected language where they are not among them (Product §9.2). */
export function offeredLocales(current: Locale, detected: Locale): Locale[] {
  return [...new Set<Locale>([...pickerLocales, current, detected])];
}

/** The tags of an `Accept-Language` header, most wanted first (RFC 9110 §12.5.4). */
export function acceptedLanguages(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}

/** The language of a request that names none in its path (Product §5.5). */
export const languageOfHeader = (header: string | undefined): Locale => detectLanguage(acceptedLanguages(header));
