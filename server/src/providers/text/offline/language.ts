import { foldForKeys } from '../../../prompt/keywords.ts';
import { EMPTY_WORDS_OF } from './words.ts';

type Latin = 'en' | 'es' | 'fr' | 'de' | 'pt' | 'tr';

const MARKERS: Readonly<Record<Latin, string>> = {
  en: "i i'm i'll it is a of to in my me no hello hi hey good evening morning thanks thank goodbye bye today here he she",
  es: 'el un y yo mi mi me te se no si hola gracias adios buenas buenos noches dias tardes otra otro hoy ya en de la lo es va a al creo ayer',
  fr: "le la un et je j'ai c'est mon ma me te tu il ne en de non bonjour bonsoir salut merci revoir alors ou d'accord au",
  de: 'ich du er es wie mein meine zu im am ja nein hallo guten abend tag morgen danke bitte heute tschuss noch',
  pt: 'o a os um eu meu minha me te se nao sim ola obrigado obrigada adeus bom boa noite dia tarde hoje em de do da e',
  tr: 'merhaba selam evet hayir tesekkurler benim adim bana biri ve de da iyi aksamlar geceler bugun',
};

const WORDS: Readonly<Record<Latin, ReadonlySet<string>>> = {
  en: wordsOf('en'),
  es: wordsOf('es'),
  fr: wordsOf('fr'),
  de: wordsOf('de'),
  pt: wordsOf('pt'),
  tr: wordsOf('tr'),
};

const SIGNS: readonly (readonly [Latin, RegExp])[] = [
  ['es', /[¿¡ñ]/iu],
  ['pt', /[ãõ]/iu],
  ['tr', /[ğışİ]/u],
  ['de', /[ßäö]/iu],
  ['fr', /[œèùê]|\b[cdjlmnstq][’'](?=\p{L})/iu],
];
const SIGN_WEIGHT = 2;
const EARLIER_WEIGHT = 0.2;
const MOST_LINES = 6;

/**
 * The visitor's language (primary BCP 47 subtag) by script, small words and signs of the last lines, newest first;
 * undefined when unclear. Detection libraries need longer texts.
 */
export function languageOf(lines: readonly string[]): string | undefined {
  const script = scriptLanguage(lines[0] ?? '');
  const earlier = lines.slice(1, MOST_LINES).map(scriptLanguage);
  // A short Japanese line may be without kana, such as `元気？`.
  if (script === 'zh' && earlier.includes('ja')) return 'ja';
  if (script !== undefined) return script;
  const scores = new Map<string, number>();
  for (const [index, line] of lines.slice(0, MOST_LINES).entries()) {
    for (const [language, score] of scoresOf(line)) {
      scores.set(language, (scores.get(language) ?? 0) + score * (index === 0 ? 1 : EARLIER_WEIGHT));
    }
  }
  const [best, second] = [...scores].toSorted((a, b) => b[1] - a[1]);
  if (best !== undefined && best[1] > (second?.[1] ?? 0)) return best[0];
  return earlier.find((one) => one !== undefined);
}

function scriptLanguage(line: string): string | undefined {
  if (/\p{Script=Arabic}/u.test(line)) return 'ar';
  if (/\p{Script=Hangul}/u.test(line)) return 'ko';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(line)) return 'ja';
  return /\p{Script=Han}/u.test(line) ? 'zh' : undefined;
}

function scoresOf(line: string): [string, number][] {
  const words = foldForKeys(line).match(/[\p{L}']+/gu) ?? [];
  return Object.entries(WORDS).map(([language, known]) => {
    const signs = SIGNS.filter(([one, sign]) => one === language && sign.test(line)).length;
    return [language, words.filter((word) => known.has(word)).length + signs * SIGN_WEIGHT];
  });
}

function wordsOf(language: Latin): Set<string> {
  return new Set(foldForKeys(`${EMPTY_WORDS_OF[language]} ${MARKERS[language]}`).split(' '));
}
