import type { Locale } from '@fabula/sdk';

/** What a post is about. */
export const postTags = ['chat', 'engineering', 'points', 'sdk', 'stories'] as const;

export type PostTag = (typeof postTags)[number];

/** A post of the blog in one language: the head of its Markdown file, and what the build knows of it. */
export interface Post {
  readonly title: string;
  readonly description: string;
  /** Day of publication, such as `2026-11-27`. */
  readonly publishedOn: string;
  readonly tags: readonly PostTag[];
  /** Names the post in addresses: the name of its folder. */
  readonly slug: string;
  /** The language that it is written in. */
  readonly locale: Locale;
  /** Words of its text, counted at the build. */
  readonly words: number;
}
