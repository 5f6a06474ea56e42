import type { Locale } from '../../lib/locale.ts';
import { wordsOfTag, type LinePair, type TranslationFault } from './compare-lines.ts';
import type { InkLine } from './ink-line.ts';

/** Words in a row that a translation hardly shares with its original by chance. */
const SAME_WORDS = 5;
/** Words in Latin letters in a row, in a language that has letters of its own. */
const FOREIGN_WORDS = 3;
const WORD = /[\p{L}\p{M}\p{N}’'-]+/gu;
const LATIN_WORDS = /(?:\p{Script=Latin}[\p{Script=Latin}’'-]+[\s,.;:]*)+/gu;

/** The letters of each language. */
const LETTERS = {
  'en-US': /[\p{scx=Latin}]/u,
  'zh-CN': /[\p{scx=Han}\p{scx=Latin}]/u,
  'ja-JP': /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Latin}]/u,
  'ko-KR': /[\p{scx=Hangul}\p{scx=Han}\p{scx=Latin}]/u,
  'ar-SA': /[\p{scx=Arabic}\p{scx=Latin}]/u,
  'fr-FR': /[\p{scx=Latin}]/u,
  'de-DE': /[\p{scx=Latin}]/u,
  'es-ES': /[\p{scx=Latin}]/u,
  'pt-PT': /[\p{scx=Latin}]/u,
  'tr-TR': /[\p{scx=Latin}]/u,
} as const satisfies Record<Locale, RegExp>;
const OWN_LETTERS: ReadonlySet<Locale> = new Set(['zh-CN', 'ja-JP', 'ko-KR', 'ar-SA']);

/** Lines that are not in the language of their translation: words of the original, and letters of other scripts. */
export function findUntranslated(pairs: readonly LinePair[], locale: Locale): TranslationFault[] {
  return pairs.flatMap(({ number, original, translated }) => {
    const texts = readIn(translated);
    const same = sameWords(readIn(original), texts);
    const letters = [...new Set(texts.join('').match(/\p{L}/gu) ?? [])].filter(
      (letter) => !LETTERS[locale].test(letter),
    );
    const foreign = OWN_LETTERS.has(locale) ? latinWords(texts) : undefined;
    return [
      ...(same === undefined ? [] : [{ line: number, message: `not translated: ${same}` }]),
      ...(letters.length === 0 ? [] : [{ line: number, message: `letters of another script: ${letters.join(' ')}` }]),
      ...(foreign === undefined ? [] : [{ line: number, message: `words in Latin letters: ${foreign}` }]),
    ];
  });
}

function readIn({ tags, words }: InkLine): string[] {
  return [...words, ...tags.flatMap(wordsOfTag)];
}

/** The first words in a row that stand in both. */
function sameWords(original: readonly string[], translated: readonly string[]): string | undefined {
  const known = new Set(original.flatMap((text) => runsOf(text)));
  return translated.flatMap((text) => runsOf(text)).find((run) => known.has(run));
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(WORD) ?? [];
  return words
    .slice(0, Math.max(0, words.length - SAME_WORDS + 1))
    .map((_, at) => words.slice(at, at + SAME_WORDS).join(' '));
}

function latinWords(texts: readonly string[]): string | undefined {
  return texts
    .flatMap((text) => text.match(LATIN_WORDS) ?? [])
    .map((run) => run.trim())
    .find((run) => (run.match(WORD) ?? []).length >= FOREIGN_WORDS);
}
