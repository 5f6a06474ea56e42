/** The beginning of a text in whole sentences, of at most so many words (UAX 29); its first sentence in any case. */
export function withinWords(text: string, most: number, language: string): string {
  const words = new Intl.Segmenter(language, { granularity: 'word' });
  const countOf = (part: string) => Array.from(words.segment(part)).filter(({ isWordLike }) => isWordLike).length;
  let taken = '';
  let count = 0;
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    count += countOf(segment);
    if (count > most && taken !== '') break;
    taken += segment;
  }
  return taken.trim();
}
