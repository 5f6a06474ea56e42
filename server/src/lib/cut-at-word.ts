/** Longer than any word; a run of letters without an end may be cut. */
const MOST_WORD = 200;
const WORDS = new Intl.Segmenter('und', { granularity: 'word' });

/**
 * The beginning of a text, of at most so many UTF-16 code units, that ends with a whole word. Scripts without spaces
 * are cut between words too (UAX 29), and no character is cut in two.
 */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const from = Math.max(0, most - MOST_WORD);
  const index = WORDS.segment(text.slice(from, most + MOST_WORD)).containing(most - from)?.index ?? most - from;
  return text
    .slice(0, from + (index === 0 && from > 0 ? most - from : index))
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}
