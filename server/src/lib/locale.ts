import { Locale as Locales } from '../contract/validators.ts';

export const LOCALES = Locales.options;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en-US';

/** The locale of a `language-type`: exact, else the same language (`fr-CA`, `fr`), else English (Product §5.5). */
export function toLocale(tag: string | undefined): Locale {
  if (tag === undefined) return DEFAULT_LOCALE;
  const wanted = tag.trim().toLowerCase();
  const exact = LOCALES.find((locale) => locale.toLowerCase() === wanted);
  if (exact !== undefined) return exact;
  const [language] = wanted.split(/[-_]/);
  return LOCALES.find((locale) => locale.slice(0, 2) === language) ?? DEFAULT_LOCALE;
}
