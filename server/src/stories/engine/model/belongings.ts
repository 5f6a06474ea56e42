import type { Locale } from '../../../contract/validators.ts';

/** How the things that a reader has are called, in the language of the story. */
export const BELONGINGS = {
  'en-US': 'What you carry',
  'zh-CN': '随身之物',
  'es-ES': 'Lo que llevas',
  'ar-SA': 'ما تحمله',
  'pt-PT': 'O que levas',
  'tr-TR': 'Yanında taşıdıkların',
  'ja-JP': '持ち物',
  'ko-KR': '가진 것',
  'fr-FR': 'Ce que tu portes',
  'de-DE': 'Was du bei dir hast',
} as const satisfies Record<Locale, string>;
