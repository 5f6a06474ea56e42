/**
 * Text as search and sorting see it: without case, accents, vowel marks and width (`Café` = `cafe`, `ＡＢＣ` = `abc`,
 * `İ` = `ı` = `i`), nor control characters. Both sides of a comparison are folded here, so every database compares alike.
 */
export function normalizeForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** The words of a search, each as a `like` pattern with `\` as its escape character. All of them must be found. */
export function searchPatterns(query: string): string[] {
  const words = normalizeForSearch(query).split(' ').filter(Boolean);
  return [...new Set(words)].map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
}
