/**
 * Folds text for search and sorting: case, accents, vowel marks, width and control characters (`Café` = `cafe`, `ＡＢＣ` =
 * `abc`, `İ` = `ı` = `i`). Both sides are folded here, so that databases agree.
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

/** A search's words as `like` patterns (escape `\`), all required. */
export function searchPatterns(query: string): string[] {
  const words = normalizeForSearch(query).split(' ').filter(Boolean);
  return [...new Set(words)].map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
}
