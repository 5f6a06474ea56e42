import type { Locale } from '../../../lib/locale.ts';
import type { Lexicon } from '../lexicon.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { pt } from './pt.ts';
import { tr } from './tr.ts';
import { zh } from './zh.ts';

export const LEXICONS: Readonly<Record<Locale, Lexicon>> = {
  'en-US': en,
  'zh-CN': zh,
  'es-ES': es,
  'ar-SA': ar,
  'pt-PT': pt,
  'tr-TR': tr,
  'ja-JP': ja,
  'ko-KR': ko,
  'fr-FR': fr,
  'de-DE': de,
};
