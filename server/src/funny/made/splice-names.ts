import type { Random } from '../../media/art/random.ts';

const MOST = 60;
const VOWEL = /^[aeiouyæøœıəàáâãäåèéêëìíîïòóôõöùúûüýÿ]$/iu;

const signsOf = (word: string): string[] =>
  Array.from(new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(word), ({ segment }) => segment);

const wordsOf = (name: string): string[] => name.split(/[\s·・]+/u).filter((word) => word !== '');

const isLatin = (word: string): boolean => /^[\p{sc=Latin}\p{M}'’-]+$/u.test(word);

/** Up to and with the consonants after the first vowel: `Maren` → `Mar`. Other scripts are cut in the middle. */
function headOf(word: string): string {
  const signs = signsOf(word);
  const half = signs.slice(0, Math.max(1, Math.ceil(signs.length / 2))).join('');
  if (!isLatin(word) || signs.length < 4) return half;
  const vowel = signs.findIndex((sign) => VOWEL.test(sign));
  const end = signs.findIndex((sign, index) => index > vowel && !VOWEL.test(sign));
  return vowel === -1 || end === -1 ? half : signs.slice(0, end + 1).join('');
}

/** From the last vowel that something stands before: `Brava` → `ava`, `Yin` → `in`. */
function tailOf(word: string): string {
  const signs = signsOf(word);
  const half = signs.slice(Math.floor(signs.length / 2)).join('');
  if (!isLatin(word) || signs.length < 3) return half;
  const vowels = signs.flatMap((sign, index) => (index > 0 && VOWEL.test(sign) ? [index] : []));
  const from = vowels.findLast((index) => index < signs.length - 1) ?? vowels.at(-1);
  return from === undefined ? half : signs.slice(from).join('');
}

const fold = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * A third name from two: the beginning of one and the end of the other, whichever a coin says. It is neither of the two.
 *
 * @returns One word of 60 signs at most.
 */
export function spliceNames(one: string, other: string, random: Random): string {
  const [first, second] = random.chance(0.5) ? [one, other] : [other, one];
  const [head = first] = wordsOf(first);
  const ends = random.chance(0.5) ? wordsOf(second).toReversed() : wordsOf(second);
  const taken = new Set([...wordsOf(one), ...wordsOf(other), one, other].map(fold));
  const spliced = [...ends.map((end) => headOf(head) + tailOf(end)), ...ends.map((end) => head + tailOf(end))];
  const name = spliced.find((candidate) => !taken.has(fold(candidate))) ?? `${head}-${ends[0] ?? second}`;
  const [initial = '', ...rest] = signsOf(name);
  return [initial.toUpperCase(), ...rest].slice(0, MOST).join('');
}
