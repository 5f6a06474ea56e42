import { arabic } from './arabic.ts';
import { chinese } from './chinese.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { japanese } from './japanese.ts';
import { korean } from './korean.ts';
import type { Phrases } from './phrases.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';
import { turkish } from './turkish.ts';

const byLanguage: Readonly<Record<string, Phrases>> = {
  ar: arabic,
  de: german,
  en: english,
  es: spanish,
  fr: french,
  ja: japanese,
  ko: korean,
  pt: portuguese,
  tr: turkish,
  zh: chinese,
};

export function phrasesOf(language: string): Phrases {
  return byLanguage[language.split('-')[0] ?? ''] ?? english;
}
