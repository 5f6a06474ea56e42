import type { PortraitExpression } from '../contract/validators.ts';
import type { Locale } from '../lib/locale.ts';
import { normalizeForSearch } from '../lib/search-text.ts';
import { languageOf } from '../providers/text/offline/language.ts';
import { SOUNDS } from './sounds.ts';
import { MOOD_WORDS } from './words/by-language.ts';
import type { MoodWords } from './words/mood-words.ts';

/** The mood is that of the end. */
const MOST_LETTERS = 6_000;
/** Letters around an act that can negate it. */
const NEAR = 24;
const QUIET_WEIGHT = 1;
const CLEAR_WEIGHT = 2;

const ACTION = /\*+[^*]{1,600}\*+|(?<![\p{L}\d])_[^_]{1,600}_(?![\p{L}\d])|\([^()]{1,300}\)|（[^（）]{1,300}）/gu;
const QUOTED = /"[^"]{1,2000}"|[“„«»][^“”„«»]{1,2000}[”“«»]|「[^「」]{1,2000}」|『[^『』]{1,2000}』/gu;

/** Rarer first: wins at the same position. */
const ORDER = ['wink', 'asleep', 'wry', 'doubtful', 'sad', 'stern', 'laughing', 'glad', 'calm'] as const;

interface Rules {
  acts: RegExp;
  notAfter: RegExp;
  notBefore: RegExp | undefined;
  fold: (text: string) => string;
}

/** A reply's mood by rules, or null. `locale` counts where the text itself does not tell its language. */
export function readMood(text: string, locale: Locale): PortraitExpression | null {
  const end = text.slice(-MOST_LETTERS).toWellFormed();
  const known = languageOf([end]);
  // Language detection fails on short texts, and many cards are in English.
  const languages = new Set([known, locale.slice(0, 2), ...(known === undefined ? ['en'] : [])]);
  for (const language of languages) {
    const words = language === undefined ? undefined : MOOD_WORDS.get(language);
    const found = words === undefined ? null : moodIn(end, rulesOf(words));
    if (found !== null) return found;
  }
  return null;
}

function moodIn(text: string, rules: Rules): PortraitExpression | null {
  const folded = rules.fold(text);
  const scores = new Map<PortraitExpression, number>();
  let last: PortraitExpression | null = null;
  for (const mood of [...actsIn(folded, rules), ...soundsIn(text.toLowerCase())]) {
    scores.set(mood, (scores.get(mood) ?? 0) + (mood === 'calm' ? QUIET_WEIGHT : CLEAR_WEIGHT));
    if (last === null || (scores.get(mood) ?? 0) >= (scores.get(last) ?? 0)) last = mood;
  }
  return last;
}

/** In text order. */
function actsIn(folded: string, { acts, notAfter, notBefore }: Rules): PortraitExpression[] {
  const narration = narrationOf(folded);
  return [...narration.matchAll(acts)].flatMap((match) => {
    const before = narration.slice(Math.max(0, match.index - NEAR), match.index);
    const after = narration.slice(match.index + match[0].length, match.index + match[0].length + NEAR);
    if (notAfter.test(before) || notBefore?.test(after) === true) return [];
    return moodOf(match.groups);
  });
}

function soundsIn(text: string): PortraitExpression[] {
  return [...text.matchAll(ANY_SOUND)].flatMap(({ groups }) => moodOf(groups));
}

function moodOf(groups: Readonly<Record<string, string | undefined>> | undefined): PortraitExpression[] {
  return ORDER.filter((mood) => groups?.[mood] !== undefined).slice(0, 1);
}

/** Narration: marked actions and what is not quoted. With marked actions and no quotes, the rest is speech. */
function narrationOf(folded: string): string {
  const unquoted = folded.replaceAll(QUOTED, ' " ');
  if (unquoted !== folded) return unquoted.replaceAll('*', ' . ');
  const actions = folded.match(ACTION);
  return actions === null ? folded : actions.map((action) => action.replaceAll(/[*_()（）]/gu, ' ')).join(' . ');
}

const ANY_SOUND = new RegExp(ORDER.map((mood) => `(?<${mood}>${SOUNDS[mood]})`).join('|'), 'gu');

const made = new Map<MoodWords, Rules>();

function rulesOf(words: MoodWords): Rules {
  const rules = made.get(words) ?? toRules(words);
  made.set(words, rules);
  return rules;
}

function toRules({ acts, notAfter, notBefore, prefix = '', unspaced = false }: MoodWords): Rules {
  // Korean syllables and Japanese marks are letters: fold width only.
  const fold = unspaced ? (text: string) => text.normalize('NFKC').toLowerCase() : normalizeForSearch;
  const begin = unspaced ? '' : String.raw`(?<![\p{L}\p{M}])`;
  const end = unspaced ? '' : String.raw`(?![\p{L}\p{M}])`;
  const toPattern = (word: string) => {
    const isStem = word.endsWith('~');
    const pattern = fold(isStem ? word.slice(0, -1) : word)
      .replaceAll(' ', String.raw`[\s'’-]{1,3}`)
      .replaceAll('_', String.raw`\p{L}{1,15}`)
      .replaceAll('~', String.raw`\p{L}{0,10}`);
    return isStem ? pattern : `${pattern}${end}`;
  };
  const anyOf = (words: string) => {
    const longestFirst = words.split('|').toSorted((a, b) => b.length - a.length);
    return longestFirst.map(toPattern).join('|');
  };
  const groups = ORDER.map((mood) => `(?<${mood}>${anyOf(acts[mood])})`);
  const between = unspaced ? String.raw`\s?` : String.raw`(?:[\s'’-]{1,3}\p{L}{1,8})?[\s'’-]{1,3}`;
  return {
    fold,
    acts: new RegExp(`${begin}${prefix}(?:${groups.join('|')})`, 'gu'),
    notAfter: new RegExp(`${begin}(?:${anyOf(notAfter)})${between}$`, 'u'),
    notBefore,
  };
}
