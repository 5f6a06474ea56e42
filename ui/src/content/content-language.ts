/**
 * The `lang` of a piece of content. Left out where it is the page's own language, so that a screen reader changes
 * its voice only where the words do.
 */
export function contentLang(language: string, pageLocale: string): string | undefined {
  return language === pageLocale ? undefined : language;
}
