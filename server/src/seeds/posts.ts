import { characters } from './characters.ts';
import { arabic } from './posts/ar-SA.ts';
import { avelinoCangaPosts } from './posts/authors/avelino-canga.ts';
import { bexFaleoloPosts } from './posts/authors/bex-faleolo.ts';
import { dezBaptistePosts } from './posts/authors/dez-baptiste.ts';
import { doloresPruittPosts } from './posts/authors/dolores-pruitt.ts';
import { gaynorPikePosts } from './posts/authors/gaynor-pike.ts';
import { hab9Posts } from './posts/authors/hab-9.ts';
import { jumboTanakaPosts } from './posts/authors/jumbo-tanaka.ts';
import { ranXiaoqiongPosts } from './posts/authors/ran-xiaoqiong.ts';
import { sadiqMaatouqPosts } from './posts/authors/sadiq-maatouq.ts';
import { sohrabBatliwalaPosts } from './posts/authors/sohrab-batliwala.ts';
import { german } from './posts/de-DE.ts';
import { english } from './posts/en-US.ts';
import { spanish } from './posts/es-ES.ts';
import { french } from './posts/fr-FR.ts';
import { japanese } from './posts/ja-JP.ts';
import { korean } from './posts/ko-KR.ts';
import { postDates } from './posts/post-dates.ts';
import { portuguese } from './posts/pt-PT.ts';
import type { PostTexts } from './posts/post-texts.ts';
import { turkish } from './posts/tr-TR.ts';
import { chinese } from './posts/zh-CN.ts';
import { SEED_LOCALES, type SeedLocale, type SeedPost } from './types.ts';

const texts: Readonly<Record<SeedLocale, PostTexts>> = {
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

const languages = new Map(characters.map(({ characterId, language }) => [characterId, language]));

const listed = postDates.map((post): SeedPost => {
  const language = languages.get(post.characterId) ?? 'en-US';
  const { [language]: text = '', ...translations } = Object.fromEntries(
    SEED_LOCALES.map((locale) => [locale, texts[locale][post.postId]]),
  );
  return { ...post, text, translations };
});

export const posts: readonly SeedPost[] = [
  ...listed,
  ...bexFaleoloPosts,
  ...sohrabBatliwalaPosts,
  ...doloresPruittPosts,
  ...hab9Posts,
  ...gaynorPikePosts,
  ...dezBaptistePosts,
  ...ranXiaoqiongPosts,
  ...avelinoCangaPosts,
  ...sadiqMaatouqPosts,
  ...jumboTanakaPosts,
];
