import type { Locale } from '@fabula/sdk';

import { loadChunk } from '../lazy/chunk';
import { postList } from './compiled/post-list';
import type { Post, PostTag } from './post';

/** The language in which every post is written; others read it where a translation is missing. */
export const firstLanguage = 'en-US' satisfies Locale;

const texts = import.meta.glob<{ readonly html: string }>('./compiled/blog/*/*.json', { import: 'default' });

/** Words that a reader reads in a minute. */
const readingSpeed = 220;

/** How long a post takes to read, in whole minutes from 1. */
export const minutesOf = ({ words }: Pick<Post, 'words'>): number => Math.max(1, Math.round(words / readingSpeed));

const slugs = [...new Set(postList.map(({ slug }) => slug))];

/** A post in a language, or in the first one where it is not translated; undefined for a post that does not exist. */
export function postIn(slug: string, locale: Locale): Post | undefined {
  const versions = postList.filter((post) => post.slug === slug);
  return versions.find((post) => post.locale === locale) ?? versions.find((post) => post.locale === firstLanguage);
}

/** All posts for a reader of a language, the newest first. */
export function postsIn(locale: Locale, tag?: PostTag): Post[] {
  const posts = slugs.flatMap((slug) => postIn(slug, locale) ?? []);
  return tag === undefined ? posts : posts.filter(({ tags }) => tags.includes(tag));
}

/** The languages that each post is written in, the first language first. */
const languages = new Map(
  slugs.map((slug) => [
    slug,
    postList
      .flatMap((post) => (post.slug === slug ? [post.locale] : []))
      .toSorted((one, other) => Number(other === firstLanguage) - Number(one === firstLanguage)),
  ]),
);

/** The languages that a post is written in. */
export const languagesOf = (slug: string): readonly Locale[] => languages.get(slug) ?? [];

/**
 * Loads the text of a post as HTML: our own Markdown, compiled at the build, so that it may be shown as it is.
 *
 * @throws ChunkLoadError
 */
export async function loadText({ slug, locale }: Post): Promise<string> {
  const load = texts[`./compiled/blog/${slug}/${locale}.json`];
  if (load === undefined) throw new Error(`The text of ${slug} in ${locale} was not compiled`);
  const { html } = await loadChunk(load);
  return html;
}
