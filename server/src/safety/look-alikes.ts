import unhomoglyph from 'unhomoglyph';
import { foldForKeys } from '../prompt/keywords.ts';

/** No language mixes these in a word. */
const ALPHABETS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];
/** Without ink: ignorable signs, lone marks, spaces, and two blank letters. */
const BLANK = /[\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\p{C}\u2800\u{1d159}]/gu;
const DRAWN = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
/** More than any language uses. */
const PILED = /\p{M}{5}/u;

export function isVisibleName(name: string): boolean {
  return DRAWN.test(name.normalize('NFKC').replaceAll(BLANK, '')) && !PILED.test(name.normalize('NFD'));
}

/** Unicode TR39, 5.1. */
export function mixesAlphabets(name: string): boolean {
  return name.split(/[^\p{L}\p{M}]+/u).some((word) => ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1);
}

/**
 * A name's look: without case, accents and signs, by confusables (Unicode TR39, 4), in capitals and in small letters.
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
