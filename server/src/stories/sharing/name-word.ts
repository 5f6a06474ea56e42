/** Scripts that set no space between words: a name is looked for inside of what surrounds it. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Hangul}]/u;
const SIGNS = /[$()*+.?[\\\]^{|}/]/g;
const WORDLY = /[\p{L}\p{N}\p{M}_]/u;

const boundary = (sign: string, look: string) =>
  WORDLY.test(sign) && !UNSPACED.test(sign) ? `(?${look}[\\p{L}\\p{N}\\p{M}_])` : '';

/**
 * Puts another word in the place of a name, where the name is a word of its own. A name in other letters, large for
 * small, is a name in what they typed themselves, and a mere word anywhere else.
 */
export function createNameHider(name: string, word: string): (text: string, from?: 'story' | 'player') => string {
  const signs = Array.from(name);
  const pattern = `${boundary(signs[0] ?? '', '<!')}${name.replaceAll(SIGNS, String.raw`\$&`)}${boundary(signs.at(-1) ?? '', '!')}`;
  const exact = new RegExp(pattern, 'gu');
  const typed = new RegExp(pattern, 'giu');
  return (text, from = 'story') => text.replaceAll(from === 'player' ? typed : exact, () => word);
}
