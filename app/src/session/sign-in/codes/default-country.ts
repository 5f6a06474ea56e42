import type { Locale } from '@fabula/sdk';

const regionOf = (language: string): string | undefined => /-([A-Z]{2})$/.exec(language)?.[1];

/**
 * The country in which a phone without one is read: the server's own, else the one that the browser names with the
 * page's language (`en-GB` on an English page), else that of the page's language.
 */
export function defaultCountry(locale: Locale, configured: string | null, languages: readonly string[]): string {
  const [spoken = ''] = locale.split('-');
  const own = languages.find((language) => language.startsWith(`${spoken}-`) && regionOf(language) !== undefined);
  return configured ?? (own && regionOf(own)) ?? regionOf(locale) ?? 'US';
}
