/** Scripts that put no spaces between words, or glue articles to them: there a key counts wherever it stands. */
const GLUED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Arabic}]/u;
/** From this length on a key may carry an ending: `lantern` is in `lanterns`, `fener` in `fenerin`. */
const ENDING_FROM = 5;

/** Text as keys are looked for in it: without case, Latin accents, Arabic vowel marks and hamzas. */
export function foldForKeys(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f\u064b-\u065f\u0640]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replaceAll(/[’‘]/g, "'");
}

/**
 * Whether a key of a lorebook is mentioned in a text.
 *
 * @param text Folded with `foldForKeys`, or as it was written for a key whose case matters.
 * @param key In the same form.
 */
export function mentions(text: string, key: string): boolean {
  const wanted = key.trim();
  if (wanted === '') return false;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (GLUED.test(wanted) || isWord(text, at, wanted.length)) return true;
  }
  return false;
}

function isWord(text: string, at: number, length: number): boolean {
  // Only what stands next to it: a key may stand in a long text thousands of times.
  const before = text.slice(Math.max(0, at - 2), at);
  const after = text.slice(at + length, at + length + 4);
  if (/[\p{L}\p{N}]$/u.test(before)) return false;
  return length >= ENDING_FROM || /^(?:e?s|'s)?(?![\p{L}\p{N}])/u.test(after);
}
