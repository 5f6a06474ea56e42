import type { CardTestCheck, StandingQuestion } from '../../contract/validators.ts';
import { guessLanguage } from '../../cards/describe/card-language.ts';
import type { Locale } from '../../lib/locale.ts';
import { normalizeForSearch } from '../../lib/search-text.ts';
import { ASSISTANT_PHRASES, HUMAN_CLAIMS, READER_LABELS } from './telling-phrases.ts';

/** Words in a row that no reply may share with what only the model reads. */
const LEAKED_WORDS = 12;
/** The same in scripts without spaces, in characters. */
const LEAKED_CHARACTERS = 24;
/** Beyond this, in characters, a reply is no longer read as one turn of a conversation. */
const LONGEST_REPLY = 2_400;
/** Below this, in characters, nothing is said about the language of a reply. */
const SHORTEST_TELLING = 24;
const MOST_DETAIL = 200;

export interface CheckRules {
  question: StandingQuestion | null;
  language: Locale;
  /** What only the model reads: description, personality, instructions. */
  secret: string;
  /** What the reader is called in this conversation. */
  readerName: string;
  contains: readonly string[];
  avoids: readonly string[];
  /** The words of the entry that the question wakes; empty for none. */
  loreWords: readonly string[];
}

/** One reply; `spokeForReader` when the engine began a line in the reader's name, which chats cut off. */
export interface TestedReply {
  text: string;
  spokeForReader: boolean;
}

type Code = CardTestCheck['code'];
/** The words in question, or null where a reply keeps the rule. */
type Rule = (reply: TestedReply, rules: CheckRules) => string | null;

const assistantPhrases = ASSISTANT_PHRASES.map(normalizeForSearch);
const humanClaims = HUMAN_CLAIMS.map(normalizeForSearch);
const readerLabels = READER_LABELS.map(normalizeForSearch);

const firstIn = (text: string, phrases: readonly string[]): string | null =>
  phrases.find((phrase) => hasPhrase(text, phrase)) ?? null;

/** Whether a folded text has a phrase that does not begin or end inside a Latin word. */
function hasPhrase(text: string, phrase: string): boolean {
  const isLetter = (character: string | undefined) => character !== undefined && /[a-z0-9]/.test(character);
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1)) {
    const isWhole =
      !(isLetter(text[at - 1]) && isLetter(phrase[0])) &&
      !(isLetter(text[at + phrase.length]) && isLetter(phrase.at(-1)));
    if (isWhole) return true;
  }
  return false;
}

const RULES: Readonly<Record<Code, Rule>> = {
  answers: ({ text }) => (/[\p{L}\p{N}]/u.test(text) ? null : '…'),
  language({ text }, { language }) {
    if (text.length < SHORTEST_TELLING) return null;
    const found = guessLanguage(text, language);
    return found === language ? null : found;
  },
  'speaks-for-reader'({ spokeForReader, text }, { readerName }) {
    if (spokeForReader) return readerName;
    const labels = [...readerLabels, normalizeForSearch(readerName)];
    for (const line of text.split('\n')) {
      const label = /^[\s*_[("“「]*([^:：\n]{1,60})[\])*_"”」\s]*[:：]/u.exec(line)?.[1];
      if (label !== undefined && labels.includes(normalizeForSearch(label))) return label.trim();
    }
    return null;
  },
  'prompt-leak': ({ text }, { secret }) => longestLeak(text, secret),
  'assistant-phrase': ({ text }) => firstIn(normalizeForSearch(text), assistantPhrases),
  'claims-to-be-human': ({ text }) => firstIn(normalizeForSearch(text), humanClaims),
  'too-long': ({ text }) => (text.length <= LONGEST_REPLY ? null : String(text.length)),
  contains({ text }, { contains }) {
    const folded = normalizeForSearch(text);
    return contains.some((word) => folded.includes(normalizeForSearch(word))) ? null : contains.join(', ');
  },
  avoids({ text }, { avoids }) {
    const folded = normalizeForSearch(text);
    return avoids.find((word) => folded.includes(normalizeForSearch(word))) ?? null;
  },
  lore({ text }, { loreWords }) {
    const folded = normalizeForSearch(text);
    return loreWords.some((word) => folded.includes(word)) ? null : loreWords.slice(0, 5).join(', ');
  },
};

const ALWAYS: readonly Code[] = [
  'answers',
  'language',
  'speaks-for-reader',
  'prompt-leak',
  'assistant-phrase',
  'too-long',
];

/** Checks all tries of a question by rules: each check passes where every reply keeps its rule. */
export function checkReplies(replies: readonly TestedReply[], rules: CheckRules): CardTestCheck[] {
  return codesFor(rules).map((code) => {
    const faults = replies.map((reply) => RULES[code](reply, rules)).filter((fault) => fault !== null);
    const [detail] = faults;
    if (detail === undefined) return { code, passed: true };
    return { code, passed: false, ...(detail === '' ? {} : { detail: detail.slice(0, MOST_DETAIL).toWellFormed() }) };
  });
}

function codesFor({ avoids, contains, loreWords, question }: CheckRules): Code[] {
  return [
    ...ALWAYS,
    ...(question === 'real' ? (['claims-to-be-human'] as const) : []),
    ...(question === 'lore' && loreWords.length > 0 ? (['lore'] as const) : []),
    ...(contains.length > 0 ? (['contains'] as const) : []),
    ...(avoids.length > 0 ? (['avoids'] as const) : []),
  ];
}

/** The first words of a reply that stand in a secret text in the same order; null for fewer than twelve in a row. */
function longestLeak(text: string, secret: string): string | null {
  const [said, known] = [wordsOf(text), wordsOf(secret)];
  return findRun(said, known, LEAKED_WORDS, ' ') ?? findRun(unspaced(text), unspaced(secret), LEAKED_CHARACTERS, '');
}

function findRun(said: readonly string[], known: readonly string[], length: number, between: string): string | null {
  const runs = new Set<string>();
  for (let at = 0; at + length <= known.length; at += 1) runs.add(known.slice(at, at + length).join(between));
  for (let at = 0; at + length <= said.length; at += 1) {
    const run = said.slice(at, at + length).join(between);
    if (runs.has(run)) return run;
  }
  return null;
}

const wordsOf = (text: string): string[] => normalizeForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const unspaced = (text: string): string[] =>
  text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu) ?? [];

/** The words of a text that tell it from others: long ones, and pairs of characters in scripts without spaces. */
export function tellingWords(text: string): string[] {
  const long = wordsOf(text).filter((word) => word.length >= 5 && !/[\p{Script=Han}\p{Script=Hiragana}]/u.test(word));
  const characters = unspaced(text);
  const pairs = characters.slice(0, -1).map((one, index) => normalizeForSearch(`${one}${characters[index + 1]}`));
  return [...new Set([...long, ...pairs])].slice(0, 200);
}
