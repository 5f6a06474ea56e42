import { foldForKeys } from '../../../prompt/keywords.ts';
import { INTENTS, PATTERNS, QUESTION, type Intent } from './intent-patterns.ts';

/** What is longer than this says more than yes or no. */
const SHORT = 24;
const SHORT_ANSWERS: ReadonlySet<Intent> = new Set(['yes', 'no']);

const NAME_GIVEN =
  /(?:\b(?:my name is|my name's|me llamo|mi nombre es|je m'appelle|mein name ist|ich hei(?:ß|ss)e|(?:o )?meu nome [eé]|chamo-me|me chamo|ad[ıi]m|benim ad[ıi]m)|我叫|我的名字是|私の名前は|제 이름은|내 이름은|اسمي)\s*([\p{Lu}\p{Lo}][\p{L}\p{M}'’-]{0,24}(?: \p{Lu}[\p{L}\p{M}'’-]{0,24})?)/iu;

/** Where only a capital letter tells a name from a mood. */
const NAME_CALLED =
  /\b(?:[Cc]all me|I am|I[’']m) (\p{Lu}[\p{Ll}’'-]{1,24}(?: \p{Lu}[\p{Ll}’'-]{1,24})?)(?=\s*(?:[.,!;]|$))/u;

export interface Reading {
  intent: Intent | undefined;
  isQuestion: boolean;
  /** Nothing is said, something is done: all of it stands between asterisks. */
  isAction: boolean;
  /** What the visitor said that they are called. */
  givenName: string | undefined;
}

/** Reads what a visitor does with a line. */
export function readLine(line: string): Reading {
  const folded = foldForKeys(line.replaceAll(/\*[^*]*\*/g, ' '))
    .replaceAll(/[¿¡«»"“”]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return {
    intent: INTENTS.find(
      (intent) => PATTERNS[intent].test(folded) && (folded.length <= SHORT || !SHORT_ANSWERS.has(intent)),
    ),
    isQuestion: QUESTION.test(folded),
    isAction: line.trim() !== '' && folded === '',
    givenName: givenNameIn(line),
  };
}

function givenNameIn(line: string): string | undefined {
  const name = NAME_GIVEN.exec(line)?.[1] ?? NAME_CALLED.exec(line)?.[1];
  const bare = name?.replace(/(?:です|だ|입니다|이에요|예요|이야)$/u, '');
  return bare?.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}
