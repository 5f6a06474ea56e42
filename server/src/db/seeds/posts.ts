import { characters } from './characters.ts';
import { english } from './posts/en-US.ts';
import { postDates } from './posts/post-dates.ts';
import type { PostTexts } from './posts/post-texts.ts';
import type { SeedLocale, SeedPost } from './types.ts';

const texts: Readonly<Partial<Record<SeedLocale, PostTexts>>> = {
  'en-US': english,
};

const languages = new Map(characters.map(({ characterId, language }) => [characterId, language]));

/** What the characters of the house have posted: each in its own language, with its translations. */
export const posts: readonly SeedPost[] = postDates.map((post) => {
  const language = languages.get(post.characterId) ?? 'en-US';
  const { [language]: text = '', ...translations } = Object.fromEntries(
    Object.entries(texts).map(([locale, words]) => [locale, words[post.postId]]),
  );
  return { ...post, text, translations };
});
