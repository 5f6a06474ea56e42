import type { Locale } from '../../../lib/locale.ts';
import { arabic } from './ar-SA.ts';
import { german } from './de-DE.ts';
import { english } from './en-US.ts';
import { spanish } from './es-ES.ts';
import { french } from './fr-FR.ts';
import { japanese } from './ja-JP.ts';
import { korean } from './ko-KR.ts';
import type { PersonWords } from './person-words.ts';
import { portuguese } from './pt-PT.ts';
import { turkish } from './tr-TR.ts';
import { chinese } from './zh-CN.ts';

export const PERSON_WORDS: Readonly<Record<Locale, PersonWords>> = {
  'en-US': english,
  'zh-CN': chinese,
  'es-ES': spanish,
  'ar-SA': arabic,
  'pt-PT': portuguese,
  'tr-TR': turkish,
  'ja-JP': japanese,
  'ko-KR': korean,
  'fr-FR': french,
  'de-DE': german,
};
