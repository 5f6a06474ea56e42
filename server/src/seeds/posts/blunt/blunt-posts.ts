import { arabic } from './ar-SA.ts';
import { chinese } from './zh-CN.ts';
import { english } from './en-US.ts';
import { french } from './fr-FR.ts';
import { german } from './de-DE.ts';
import { japanese } from './ja-JP.ts';
import { korean } from './ko-KR.ts';
import { portuguese } from './pt-PT.ts';
import { spanish } from './es-ES.ts';
import { turkish } from './tr-TR.ts';
import type { PostTexts } from '../post-texts.ts';
import type { SeedLocale } from '../../types.ts';

export const bluntPosts: Readonly<Record<SeedLocale, PostTexts>> = {
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
