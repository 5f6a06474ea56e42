/** A longer phrase is broken at a space, in characters. */
const longestPhrase = 110;

/** A phrase ends with its punctuation mark, what closes it, and the space behind; those of CJK need no space. */
const phrase = /.+?(?:[.,;:!?…—؛،؟]+[\p{Pf}\p{Pe}"']*\s+|[。、，！？；：]+[\p{Pf}\p{Pe}]*|$)/gsu;

function broken(text: string): string[] {
  if (text.length <= longestPhrase) return [text];
  const space = text.lastIndexOf(' ', longestPhrase);
  const end = space <= 0 ? longestPhrase : space + 1;
  return [text.slice(0, end), ...broken(text.slice(end))];
}

/** A paragraph in the pieces in which it is read; together they are the paragraph, character by character. */
export const phrasesOf = (paragraph: string): string[] => (paragraph.match(phrase) ?? []).flatMap(broken);

/** Milliseconds for one character: a calm reader, and one in a hurry. */
const paces = { calm: 32, brisk: 13 } as const;
const shortestPause = 140;

/** How long a phrase stands alone before the next one comes, in milliseconds. */
export const pauseAfter = (text: string, pace: keyof typeof paces): number =>
  Math.max(shortestPause, text.length * paces[pace]);
