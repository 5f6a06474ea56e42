import unhomoglyph from 'unhomoglyph';
import { foldForKeys } from '../prompt/keywords.ts';

/** Letters of one alphabet in the middle of another one pass for its own: no language mixes these within a word. */
const ALPHABETS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];
/** What takes no ink: ignorable signs, marks without a letter, spaces, and two that are blank by their drawing. */
const BLANK = /[\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\p{C}\u2800\u{1d159}]/gu;
const DRAWN = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
/** More marks than any language puts on a letter. */
const PILED = /\p{M}{5}/u;

export function isVisibleName(name: string): boolean {
  return DRAWN.test(name.normalize('NFKC').replaceAll(BLANK, '')) && !PILED.test(name.normalize('NFD'));
}

/** Whether a word of a name mixes alphabets whose letters look alike (Unicode TR39, 5.1). */
export function mixesAlphabets(name: string): boolean {
  return name.split(/[^\p{L}\p{M}]+/u).some((word) => ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1);
}

/**
 * What a name looks like, for comparing: without case, accents and signs, each letter in the place of those that look
 * like it (Unicode TR39, 4, by its table of confusables). Letters look like others in capitals and in small: hence two.
 */
export function lookKeys(name: string): readonly string[] {
  const plain = name.normalize('NFKC');
  return [bare(unhomoglyph(foldForKeys(plain))), bare(foldForKeys(unhomoglyph(plain)))];
}

export function looksLike(a: string, b: string): boolean {
  const keys = lookKeys(b);
  return lookKeys(a).some((key) => keys.includes(key));
}

function bare(text: string): string {
  return foldForKeys(text).replaceAll(/[^\p{L}\p{N}\p{Extended_Pictographic}]+/gu, '');
}
