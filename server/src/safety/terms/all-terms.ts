import { arabic } from './ar.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { japanese } from './ja.ts';
import { korean } from './ko.ts';
import { portuguese } from './pt.ts';
import type { TermList } from './term-list.ts';
import { turkish } from './tr.ts';
import { chinese } from './zh.ts';

export const LANGUAGES: readonly TermList[] = [
  english,
  chinese,
  spanish,
  arabic,
  portuguese,
  turkish,
  japanese,
  korean,
  french,
  german,
];

/** As in cast lists of any language. */
const AGE_IN_BRACKETS = String.raw`(?<!\b(?:chapter|fig|figure|vol|volume|part|page|no|step|section|table|season|episode|room|verse|kapitel|seite|folge|capitulo|pagina|chapitre|episode|bolum|sayfa))(?<=\p{L} ?)\((?:1[0-7]|[7-9])(?: ?(?:years?|yo|yrs|f|m|ans|anos|jahre|歳|才|岁|歲|살|세))?\)`;

/** In all languages: texts mix them. */
export function termsOf(...kinds: readonly (keyof TermList)[]): RegExp {
  const sources = kinds.flatMap((kind) => LANGUAGES.map((language) => language[kind]));
  if (kinds.includes('minor')) sources.push(AGE_IN_BRACKETS);
  return new RegExp(sources.filter((source) => source !== '').join('|'), 'gu');
}
