/** Scripts without spaces or with attached articles: keys match anywhere. */
const GLUED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Arabic}]/u;
/** Longer keys may carry an ending: `lantern` in `lanterns`, `fener` in `fenerin`. */
const ENDING_FROM = 5;

/** Folds case, Latin accents, Arabic vowel marks and hamzas. */
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

/** Whether a text mentions a lorebook key; both folded with `foldForKeys`, or both raw for a case-sensitive key. */
export function mentions(text: string, key: string): boolean {
  const wanted = key.trim();
  if (wanted === '') return false;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (GLUED.test(wanted) || isWord(text, at, wanted.length)) return true;
  }
  return false;
}

function isWord(text: string, at: number, length: number): boolean {
  const before = text.slice(Math.max(0, at - 2), at);
  const after = text.slice(at + length, at + length + 4);
  if (/[\p{L}\p{N}]$/u.test(before)) return false;
  return length >= ENDING_FROM || /^(?:e?s|'s)?(?![\p{L}\p{N}])/u.test(after);
}
