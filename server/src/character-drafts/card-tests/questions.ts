import type { OwnTestQuestion, StandingQuestion } from '../../contract/validators.ts';
import type { LoreFacts } from '../../explore/card-facts.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../lib/locale.ts';
import { tellingWords } from './check-replies.ts';
import { QUESTION_TEXTS } from './question-texts.ts';

export interface AskedQuestion {
  question: StandingQuestion | null;
  text: string;
  contains: readonly string[];
  avoids: readonly string[];
  loreWords: readonly string[];
}

const STANDING = [
  'who',
  'wish',
  'day',
  'next',
  'past',
  'instructions',
  'real',
] as const satisfies readonly StandingQuestion[];
const MOST_KEY = 60;

/** The questions that every card is asked, in its language; that about its lorebook only where there is an entry. */
export function standingQuestions({
  language,
  lore,
}: {
  language: string;
  lore: readonly LoreFacts[];
}): AskedQuestion[] {
  const texts = QUESTION_TEXTS[localeOf(language)];
  const nothing = { contains: [], avoids: [], loreWords: [] };
  const asked: AskedQuestion[] = STANDING.map((question) => ({ question, text: texts[question], ...nothing }));
  const entry = lore.find(({ keys, text, useRegex }) => !useRegex && keys.length > 0 && tellingWords(text).length > 0);
  const key = entry?.keys[0];
  if (entry === undefined || key === undefined) return asked;
  const text = texts.lore.replace('{key}', () => key.slice(0, MOST_KEY).toWellFormed());
  return [...asked, { question: 'lore', text, ...nothing, loreWords: tellingWords(entry.text) }];
}

export const ownQuestions = (questions: readonly OwnTestQuestion[]): AskedQuestion[] =>
  questions.map(({ avoids, contains, text }) => ({ question: null, text, contains, avoids, loreWords: [] }));

const localeOf = (language: string): Locale => LOCALES.find((locale) => locale === language) ?? DEFAULT_LOCALE;
