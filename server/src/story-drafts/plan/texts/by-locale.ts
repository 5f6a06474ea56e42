import type { Locale } from '../../../lib/locale.ts';
import { arabic } from './ar-SA.ts';
import { german } from './de-DE.ts';
import { english } from './en-US.ts';
import { spanish } from './es-ES.ts';
import { french } from './fr-FR.ts';
import { japanese } from './ja-JP.ts';
import { korean } from './ko-KR.ts';
import { portuguese } from './pt-PT.ts';
import type { StoryTexts } from './story-texts.ts';
import { turkish } from './tr-TR.ts';
import { chinese } from './zh-CN.ts';

export const TEXTS: Readonly<Record<Locale, StoryTexts>> = {
  'en-US': english,
  'zh-CN': chinese,
  'ja-JP': japanese,
  'ko-KR': korean,
  'es-ES': spanish,
  'fr-FR': french,
  'de-DE': german,
  'pt-PT': portuguese,
  'tr-TR': turkish,
  'ar-SA': arabic,
};
