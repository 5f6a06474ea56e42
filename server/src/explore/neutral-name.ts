import type { Locale } from '../lib/locale.ts';

export const NEUTRAL_NAME = {
  'en-US': 'Traveler',
  'zh-CN': '旅人',
  'es-ES': 'Viajero',
  'ar-SA': 'المسافر',
  'pt-PT': 'Viajante',
  'tr-TR': 'Yolcu',
  'ja-JP': '旅人',
  'ko-KR': '나그네',
  'fr-FR': 'Voyageur',
  'de-DE': 'Reisender',
} as const satisfies Record<Locale, string>;
