import { foldForKeys } from '../prompt/keywords.ts';

/** Other alphabets' look-alikes of Latin letters, and Latin letters without a separable accent. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map([
  ...pairs('асеіјкморѕтухнв', 'aceijkmopstyxhb'),
  ...pairs('АСЕІЈКМОРЅТУХНВ', 'ACEIJKMOPSTYXHB'),
  ...pairs('αειονρ', 'aeionp'),
  ...pairs('øłđıØŁĐ', 'oldiOLD'),
  ...pairs('ىیک', 'ييك'),
  ['œ', 'oe'],
  ['æ', 'ae'],
]);
const LOOK_ALIKE = new RegExp(`[${[...LOOK_ALIKES.keys()].join('')}]`, 'gu');

const LEET: ReadonlyMap<string, string> = new Map(pairs('013457@$€', 'oieastase'));

function pairs(from: string, to: string): [string, string][] {
  return Array.from(from, (letter, at) => [letter, to[at] ?? letter]);
}

/**
 * Undoes disguises: full-width, circled and Arabic-Indic digits, half-width letters, look-alikes, accents, invisible
 * characters. Keeps case and length of words.
 */
export function unmask(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Default_Ignorable_Code_Point}|(?![\u3099\u309a])[\p{Mn}\p{Me}]/gu, '')
    .normalize('NFKC')
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll(LOOK_ALIKE, (letter) => LOOK_ALIKES.get(letter) ?? letter);
}

/** The form of the term lists: lower case, no accents, single spaces. */
export function foldText(unmasked: string): string {
  return foldForKeys(unmasked).replaceAll(/[\s_*~]+/g, ' ');
}

/**
 * Two readings: as written, and with `s3x`, `s.e.x`, `seeex` and `做 爱` undone. Both, since undoing can tear words
 * apart.
 */
export function readingsOf(unmasked: string): string[] {
  const written = foldText(unmasked);
  const undone = written
    .replaceAll(/(?<=[a-z])[013457@$€]{1,2}(?=[a-z])|(?<![a-z\d])\$(?=[a-z])/g, (signs) =>
      Array.from(signs, (sign) => LEET.get(sign) ?? sign).join(''),
    )
    .replaceAll(/(?<![\p{L}\p{N}])\p{L}(?:[ .,\-·/|]\p{L}){2,}(?![\p{L}\p{N}])/gu, (letters) =>
      letters.replaceAll(/[ .,\-·/|]/g, ''),
    )
    .replaceAll(/(\p{L})\1{2,}/gu, '$1')
    .replaceAll(
      /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\d])[ .](?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\d])/gu,
      '',
    );
  return undone === written ? [written] : [written, undone];
}
