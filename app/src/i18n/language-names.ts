import type { Locale } from '@fabula/sdk';

export const languageNames = {
  'en-US': 'English',
  'zh-CN': '中文',
  'es-ES': 'Español',
  'ar-SA': 'العربية',
  'pt-PT': 'Português',
  'tr-TR': 'Türkçe',
  'ja-JP': '日本語',
  'ko-KR': '한국어',
  'fr-FR': 'Français',
  'de-DE': 'Deutsch',
} as const satisfies Record<Locale, string>;
