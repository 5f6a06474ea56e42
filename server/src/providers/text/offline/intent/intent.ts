import { foldForKeys } from '../../../../prompt/keywords.ts';
import { INTENTS, PATTERNS, QUESTION, type Intent } from './intent-patterns.ts';

/** Longer lines say more than yes or no. */
const SHORT = 24;
const GRIEF =
  /\b(?:my|our) [^.?!]*\b(?:died|passed away|(?:was|were|is|got) lost|(?:has|have) gone missing|disappeared|drowned)\b|\b(?:murio|fallecio|se (?:perdio|ahogo)) (?:mi|en)\b|\bmi [^.?!]*\b(?:murio|fallecio|se (?:perdio|ahogo))\b|\b(?:ma|mon) [^.?!]*\b(?:est mort|est morte|est decedee?|a disparu|s'est noyee?)\b|\bmein\w* [^.?!]*\b(?:gestorben|verschwunden|ertrunken)\b|\b(?:meu|minha) [^.?!]*\b(?:morreu|faleceu|desapareceu|afogou)\b|\b(?:oldu|vefat etti|kayboldu)\b|去世|过世|死了|失踪|亡くな|行方不明|돌아가셨|죽었|실종|(?:مات|توفي|توفيت|ضاع|غرق)/u;
const ABOUT_SELF =
  /\b(?:i|i'm|i've|my|yo|mi|me|je|j'\p{L}+|mon|ma|ich|mein\p{L}*|eu|meu|minha|ben|benim)\b|我|私|僕|俺|나는|저는|내|제|انا|\p{L}{2,}ي(?!\p{L})/u;
const SHORT_ANSWERS: ReadonlySet<Intent> = new Set(['yes', 'no']);

const NAME_FOLLOWS =
  /(?:\b(?:my name is|my name's|me llamo|mi nombre es|je m'appelle|mein name ist|ich hei(?:ß|ss)e|(?:o )?meu nome [eé]|chamo-me|me chamo|ad[ıi]m|benim ad[ıi]m)|我叫|我的名字是|私の名前は|제 이름은|내 이름은|اسمي)\s*/iu;

/** A second part only with a capital letter. */
const NAME =
  /^(?!什么|甚么|啥|何|なん|誰|뭐|무엇|누구)([\p{L}][\p{L}\p{M}\u30fb'’-]{0,24}(?: \p{Lu}[\p{L}\p{M}'’-]{0,24})?)/u;

/** Only a capital letter tells a name from a mood. */
const NAME_CALLED =
  /\b(?:[Cc]all me|I am|I[’']m|[Ss]oy|[Jj]e suis|[Ss]ou [oa]) (\p{Lu}[\p{Ll}’'-]{1,24}(?: \p{Lu}[\p{Ll}’'-]{1,24})?)(?=\s*(?:[.,!;]|$))/u;

export interface Reading {
  intent: Intent | undefined;
  isQuestion: boolean;
  /** Only text in asterisks. */
  isAction: boolean;
  isGrief: boolean;
  isAboutSelf: boolean;
  givenName: string | undefined;
}

export function readLine(line: string): Reading {
  const folded = foldLine(line);
  return {
    intent: isGrief(folded)
      ? 'sad'
      : INTENTS.find(
          (intent) => PATTERNS[intent].test(folded) && (folded.length <= SHORT || !SHORT_ANSWERS.has(intent)),
        ),
    isQuestion: isQuestion(line),
    isAction: line.trim() !== '' && folded === '',
    isGrief: isGrief(folded),
    isAboutSelf: ABOUT_SELF.test(folded),
    givenName: givenNameIn(line),
  };
}

function isGrief(folded: string): boolean {
  return GRIEF.test(folded) && !QUESTION.test(folded);
}

export function isQuestion(line: string): boolean {
  return QUESTION.test(foldLine(line));
}

/** Undefined in a question. */
export function givenNameIn(line: string): string | undefined {
  return line
    .split(/(?<=[.!?。！？؟…])/u)
    .filter((sentence) => !isQuestion(sentence))
    .map(nameIn)
    .find((name) => name !== undefined);
}

function nameIn(sentence: string): string | undefined {
  const lead = NAME_FOLLOWS.exec(sentence);
  const after = lead === null ? undefined : sentence.slice(lead.index + lead[0].length);
  const name = (after === undefined ? undefined : NAME.exec(after)?.[1]) ?? NAME_CALLED.exec(sentence)?.[1];
  const bare = name?.replace(/(?:です|だ|といいます|입니다|이에요|예요|이야)$/u, '');
  return bare?.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}

function foldLine(line: string): string {
  return foldForKeys(line.replaceAll(/\*[^*]*\*/g, ' '))
    .replaceAll(/[¿¡«»"“”]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
