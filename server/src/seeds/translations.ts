import { characters as arabicCharacters } from './translations/ar-SA/characters.ts';
import { stories as arabicStories } from './translations/ar-SA/stories.ts';
import { stories as germanStories } from './translations/de-DE/stories.ts';
import { characters as englishCharacters } from './translations/en-US/characters.ts';
import { characters as spanishCharacters } from './translations/es-ES/characters.ts';
import { stories as spanishStories } from './translations/es-ES/stories.ts';
import { stories as frenchStories } from './translations/fr-FR/stories.ts';
import { stories as japaneseStories } from './translations/ja-JP/stories.ts';
import { stories as koreanStories } from './translations/ko-KR/stories.ts';
import { characters as portugueseCharacters } from './translations/pt-PT/characters.ts';
import { stories as portugueseStories } from './translations/pt-PT/stories.ts';
import { characters as turkishCharacters } from './translations/tr-TR/characters.ts';
import { stories as turkishStories } from './translations/tr-TR/stories.ts';
import { characters as chineseCharacters } from './translations/zh-CN/characters.ts';
import { stories as chineseStories } from './translations/zh-CN/stories.ts';
import type { CharacterTranslations, PickerLocale, SeedLocale, StoryTranslations } from './types.ts';

/** Without each character's own language. */
export const characterTranslations: Readonly<Record<PickerLocale, CharacterTranslations>> = {
  'en-US': englishCharacters,
  'zh-CN': chineseCharacters,
  'es-ES': spanishCharacters,
  'ar-SA': arabicCharacters,
  'pt-PT': portugueseCharacters,
  'tr-TR': turkishCharacters,
};

/** By locale and story id: every story in the languages of the picker, the later ones in all. */
export const storyTranslations: Readonly<Record<Exclude<SeedLocale, 'en-US'>, StoryTranslations>> = {
  'zh-CN': chineseStories,
  'es-ES': spanishStories,
  'ar-SA': arabicStories,
  'pt-PT': portugueseStories,
  'tr-TR': turkishStories,
  'ja-JP': japaneseStories,
  'ko-KR': koreanStories,
  'fr-FR': frenchStories,
  'de-DE': germanStories,
};
