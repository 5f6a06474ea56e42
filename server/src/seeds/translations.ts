import { bluntCharacters as arabicBlunt } from './translations/ar-SA/blunt-characters.ts';
import { characters as arabicCharacters } from './translations/ar-SA/characters.ts';
import { stories as arabicStories } from './translations/ar-SA/stories.ts';
import { bluntCharacters as germanBlunt } from './translations/de-DE/blunt-characters.ts';
import { stories as germanStories } from './translations/de-DE/stories.ts';
import { characters as englishCharacters } from './translations/en-US/characters.ts';
import { bluntCharacters as spanishBlunt } from './translations/es-ES/blunt-characters.ts';
import { characters as spanishCharacters } from './translations/es-ES/characters.ts';
import { stories as spanishStories } from './translations/es-ES/stories.ts';
import { bluntCharacters as frenchBlunt } from './translations/fr-FR/blunt-characters.ts';
import { stories as frenchStories } from './translations/fr-FR/stories.ts';
import { bluntCharacters as japaneseBlunt } from './translations/ja-JP/blunt-characters.ts';
import { stories as japaneseStories } from './translations/ja-JP/stories.ts';
import { bluntCharacters as koreanBlunt } from './translations/ko-KR/blunt-characters.ts';
import { stories as koreanStories } from './translations/ko-KR/stories.ts';
import { bluntCharacters as portugueseBlunt } from './translations/pt-PT/blunt-characters.ts';
import { characters as portugueseCharacters } from './translations/pt-PT/characters.ts';
import { stories as portugueseStories } from './translations/pt-PT/stories.ts';
import { bluntCharacters as turkishBlunt } from './translations/tr-TR/blunt-characters.ts';
import { characters as turkishCharacters } from './translations/tr-TR/characters.ts';
import { stories as turkishStories } from './translations/tr-TR/stories.ts';
import { bluntCharacters as chineseBlunt } from './translations/zh-CN/blunt-characters.ts';
import { characters as chineseCharacters } from './translations/zh-CN/characters.ts';
import { stories as chineseStories } from './translations/zh-CN/stories.ts';
import type { CharacterTranslations, SeedLocale, StoryTranslations } from './types.ts';

/** Without each character's own language; the later characters in all ten, the others in those of the picker. */
export const characterTranslations: Readonly<Record<SeedLocale, CharacterTranslations>> = {
  'en-US': englishCharacters,
  'zh-CN': { ...chineseCharacters, ...chineseBlunt },
  'es-ES': { ...spanishCharacters, ...spanishBlunt },
  'ar-SA': { ...arabicCharacters, ...arabicBlunt },
  'pt-PT': { ...portugueseCharacters, ...portugueseBlunt },
  'tr-TR': { ...turkishCharacters, ...turkishBlunt },
  'ja-JP': japaneseBlunt,
  'ko-KR': koreanBlunt,
  'fr-FR': frenchBlunt,
  'de-DE': germanBlunt,
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
