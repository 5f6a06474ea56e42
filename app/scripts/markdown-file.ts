/** The head of a Markdown file: YAML between two lines of hyphens. */
export const frontMatter = /^---\n([\s\S]*?)\n---\n/;

/** The words of a text, as a reader counts them: those of the languages that set no spaces between them too. */
export function countWords(text: string, locale: string): number {
  const words = new Intl.Segmenter(locale, { granularity: 'word' }).segment(text);
  return [...words].filter(({ isWordLike }) => isWordLike).length;
}
