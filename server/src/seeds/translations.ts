import { characters as arabicCharacters } from './translations/ar-SA/characters.ts';
import { stories as arabicStories } from './translations/ar-SA/stories.ts';
import { avelinoCangaCards } from './translations/cards/avelino-canga.ts';
import { beneditaSalgueiroCards } from './translations/cards/benedita-salgueiro.ts';
import { bexFaleoloCards } from './translations/cards/bex-faleolo.ts';
import { dezBaptisteCards } from './translations/cards/dez-baptiste.ts';
import { doloresPruittCards } from './translations/cards/dolores-pruitt.ts';
import { gaynorPikeCards } from './translations/cards/gaynor-pike.ts';
import { hab9Cards } from './translations/cards/hab-9.ts';
import { inesCarvajalCards } from './translations/cards/ines-carvajal.ts';
import { jumboTanakaCards } from './translations/cards/jumbo-tanaka.ts';
import { ranXiaoqiongCards } from './translations/cards/ran-xiaoqiong.ts';
import { sadiqMaatouqCards } from './translations/cards/sadiq-maatouq.ts';
import { sagaraToruCards } from './translations/cards/sagara-toru.ts';
import { sohrabBatliwalaCards } from './translations/cards/sohrab-batliwala.ts';
import { characters as germanCharacters } from './translations/de-DE/characters.ts';
import { stories as germanStories } from './translations/de-DE/stories.ts';
import { characters as spanishCharacters } from './translations/es-ES/characters.ts';
import { stories as spanishStories } from './translations/es-ES/stories.ts';
import { characters as frenchCharacters } from './translations/fr-FR/characters.ts';
import { stories as frenchStories } from './translations/fr-FR/stories.ts';
import { characters as japaneseCharacters } from './translations/ja-JP/characters.ts';
import { stories as japaneseStories } from './translations/ja-JP/stories.ts';
import { characters as koreanCharacters } from './translations/ko-KR/characters.ts';
import { stories as koreanStories } from './translations/ko-KR/stories.ts';
import { characters as portugueseCharacters } from './translations/pt-PT/characters.ts';
import { stories as portugueseStories } from './translations/pt-PT/stories.ts';
import { characters as turkishCharacters } from './translations/tr-TR/characters.ts';
import { stories as turkishStories } from './translations/tr-TR/stories.ts';
import { characters as chineseCharacters } from './translations/zh-CN/characters.ts';
import { stories as chineseStories } from './translations/zh-CN/stories.ts';
import type { CharacterCards, CharacterTranslations, SeedLocale, StoryTranslations } from './types.ts';

/** Characters whose cards are in all ten languages: those of other languages, and the later ones. */
export const characterCards: Readonly<Record<string, CharacterCards>> = {
  'ines-carvajal': inesCarvajalCards,
  'benedita-salgueiro': beneditaSalgueiroCards,
  'sagara-toru': sagaraToruCards,
  'bex-faleolo': bexFaleoloCards,
  'sohrab-batliwala': sohrabBatliwalaCards,
  'dolores-pruitt': doloresPruittCards,
  'hab-9': hab9Cards,
  'gaynor-pike': gaynorPikeCards,
  'dez-baptiste': dezBaptisteCards,
  'ran-xiaoqiong': ranXiaoqiongCards,
  'avelino-canga': avelinoCangaCards,
  'sadiq-maatouq': sadiqMaatouqCards,
  'jumbo-tanaka': jumboTanakaCards,
};

function cardsIn(locale: SeedLocale): CharacterTranslations {
  return Object.fromEntries(
    Object.entries(characterCards).flatMap(([characterId, { [locale]: card }]) =>
      card === undefined ? [] : [[characterId, card]],
    ),
  );
}

/** By locale, without each character's own. */
export const characterTranslations: Readonly<Record<SeedLocale, CharacterTranslations>> = {
  'en-US': cardsIn('en-US'),
  'zh-CN': { ...chineseCharacters, ...cardsIn('zh-CN') },
  'es-ES': { ...spanishCharacters, ...cardsIn('es-ES') },
  'ar-SA': { ...arabicCharacters, ...cardsIn('ar-SA') },
  'pt-PT': { ...portugueseCharacters, ...cardsIn('pt-PT') },
  'tr-TR': { ...turkishCharacters, ...cardsIn('tr-TR') },
  'ja-JP': { ...japaneseCharacters, ...cardsIn('ja-JP') },
  'ko-KR': { ...koreanCharacters, ...cardsIn('ko-KR') },
  'fr-FR': { ...frenchCharacters, ...cardsIn('fr-FR') },
  'de-DE': { ...germanCharacters, ...cardsIn('de-DE') },
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
