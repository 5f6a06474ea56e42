/** Longer runs of letters may be cut. */
const MOST_WORD = 200;
const WORDS = new Intl.Segmenter('und', { granularity: 'word' });

/** Cuts to `most` UTF-16 units after a whole word (UAX 29). */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const from = Math.max(0, most - MOST_WORD);
  const index = WORDS.segment(text.slice(from, most + MOST_WORD)).containing(most - from)?.index ?? most - from;
  return text
    .slice(0, from + (index === 0 && from > 0 ? most - from : index))
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}
