import type { Locale } from '../../lib/locale.ts';
import type { FunnyTexts } from './funny-texts.ts';
import { texts as english } from './en-US.ts';
import { texts as chinese } from './zh-CN.ts';
import { texts as spanish } from './es-ES.ts';
import { texts as arabic } from './ar-SA.ts';
import { texts as portuguese } from './pt-PT.ts';
import { texts as turkish } from './tr-TR.ts';
import { texts as japanese } from './ja-JP.ts';
import { texts as korean } from './ko-KR.ts';
import { texts as french } from './fr-FR.ts';
import { texts as german } from './de-DE.ts';

export const FUNNY_TEXTS = {
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
} as const satisfies Record<Locale, FunnyTexts>;
