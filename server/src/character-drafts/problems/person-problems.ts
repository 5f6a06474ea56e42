import type { Locale } from '../../lib/locale.ts';
import { detailOf } from './detail.ts';
import type { TextProblem } from './macro-problems.ts';
import { readNarration, type Sentence } from './narration.ts';
import { PERSON_WORDS } from './words/by-locale.ts';
import type { PersonWords } from './words/person-words.ts';

const READER = String.raw`(?:\{\{ ?user ?\}\}|<user>)`;
const CHARACTER = String.raw`(?:\{\{ ?char ?\}\}|<(?:bot|char)>)`;
const NOT_IN_WORD = String.raw`(?![\p{L}\p{M}])`;
/** The end of a sentence that a verb is looked for in, where verbs are last. */
const LAST_LETTERS = 40;
const FIRST_LETTERS = 80;

interface Rules {
  youAct: (sentence: string) => number;
  readerActs: (sentence: string) => number;
  youAre: RegExp;
  they: RegExp;
  youAny: RegExp;
}

const rules = new Map<Locale, Rules>();

/** Sentences in which the character decides what the reader does. @param most Of them. */
export function findActsForReader(text: string, language: Locale, most: number): TextProblem[] {
  const { readerActs, youAct } = rulesOf(language);
  const { isMarked, sentences } = readNarration(text);
  const found: TextProblem[] = [];
  for (const { from, text: sentence } of sentences) {
    if (found.length >= most) break;
    const length = readerActs(sentence) || (isMarked ? youAct(sentence) : 0);
    if (length > 0) found.push(problemAt(text, 'speaks-for-reader', 'note', from, from + length));
  }
  return found;
}

/**
 * The first sentence that speaks to the one of whom others speak.
 *
 * @param of Whom the text is about: the character, whom the text addresses, or the reader, who is named beside.
 */
export function findMixedPerson(
  text: string,
  language: Locale,
  of: 'character' | 'reader',
  name: string,
): TextProblem[] {
  const { they, youAny, youAre } = rulesOf(language);
  const { sentences } = readNarration(text);
  const you = of === 'character' ? youAre : youAny;
  const isNamed = new RegExp(`^${of === 'character' ? CHARACTER : READER}`, 'iu');
  const called = of === 'character' && name.length > 1 ? name.toLowerCase() : undefined;
  const isOther = ({ text: sentence }: Sentence) =>
    isNamed.test(sentence) ||
    (of === 'character' && (they.test(sentence) || (called !== undefined && isAbout(sentence, called))));
  const first = sentences.find(({ text: sentence }) => you.test(sentence));
  if (first === undefined || !sentences.some(isOther)) return [];
  return [problemAt(text, 'mixed-person', 'warning', first.from, first.from + first.text.length)];
}

function isAbout(sentence: string, name: string): boolean {
  const start = sentence.slice(0, name.length + 1).toLowerCase();
  return start.startsWith(name) && !/[\p{L}\p{M},:]/u.test(start.at(-1) ?? ',');
}

function rulesOf(language: Locale): Rules {
  const known = rules.get(language);
  if (known !== undefined) return known;
  const made = compile(PERSON_WORDS[language]);
  rules.set(language, made);
  return made;
}

function compile(words: PersonWords): Rules {
  const at = (source: string) => new RegExp(`^(?:${source})`, 'iu');
  return {
    youAct: actor(words, words.you, words.youActs),
    readerActs: either(
      actor(words, `${READER}${words.afterReader}`, words.readerActs),
      words.beforeReader === undefined ? undefined : lengthOf(at(`(?:${words.beforeReader}) ${READER}`)),
    ),
    youAre: at(words.youAre),
    they: at(words.they),
    youAny: at(words.youAny),
  };
}

/** How many letters of a sentence say that someone acts; 0 for none. */
function actor({ between, verb }: PersonWords, subject: string, verbs: string): (sentence: string) => number {
  if (verb === 'second') {
    const optional = between === '' ? '' : `(?:${between})?`;
    // Signs of dense scripts touch what follows, so a verb ends where its sign ends.
    const end = /\p{Script=Han}/u.test(verbs) ? '' : NOT_IN_WORD;
    return lengthOf(new RegExp(`^(?:${subject})${optional}(?:${verbs})${end}`, 'iu'));
  }
  const begins = new RegExp(`^(?:${subject})`, 'iu');
  const ends = new RegExp(`(?:${verbs})[.!…。！ ]*$`, 'iu');
  const isGlued = /[\p{Script=Han}\p{Script=Hangul}]/u.test(verbs);
  const whole = isGlued ? ends : new RegExp(String.raw`(?:^|[\s,])${ends.source}`, 'iu');
  return (sentence) => (begins.test(sentence) && whole.test(sentence.slice(-LAST_LETTERS)) ? sentence.length : 0);
}

function lengthOf(pattern: RegExp): (sentence: string) => number {
  return (sentence) => pattern.exec(sentence.slice(0, FIRST_LETTERS))?.[0].length ?? 0;
}

function either(
  first: (sentence: string) => number,
  second: ((sentence: string) => number) | undefined,
): (sentence: string) => number {
  return (sentence) => first(sentence) || (second?.(sentence) ?? 0);
}

function problemAt(
  text: string,
  code: TextProblem['code'],
  severity: TextProblem['severity'],
  from: number,
  to: number,
): TextProblem {
  return { code, severity, from, to, ...detailOf(text, from, to) };
}
