import type { Locale } from '@fabula/sdk';

const regionOf = (language: string): string | undefined => /-([A-Z]{2})$/.exec(language)?.[1];

/** The country of phones without a prefix: configured, else the browser's region for the language, else its own. */
export function defaultCountry(locale: Locale, configured: string | null, languages: readonly string[]): string {
  const [spoken = ''] = locale.split('-');
  const own = languages.find((language) => language.startsWith(`${spoken}-`) && regionOf(language) !== undefined);
  return configured ?? (own && regionOf(own)) ?? regionOf(locale) ?? 'US';
}
