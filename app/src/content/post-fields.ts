import { z } from 'zod';

import type { Locale } from '@fabula/sdk';

/** What a post is about. */
export const postTags = ['chat', 'engineering', 'points', 'sdk', 'stories'] as const;

export type PostTag = (typeof postTags)[number];

/** The head of the Markdown file of a post (YAML front matter). */
export const PostFields = z.strictObject({
  title: z.string().min(1).max(90),
  description: z.string().min(40).max(200),
  /** Day of publication, such as `2026-11-27`. */
  publishedOn: z.iso.date(),
  tags: z.array(z.enum(postTags)).min(1).max(4),
});

/** A post of the blog in one language. */
export interface Post extends Readonly<z.infer<typeof PostFields>> {
  /** Names the post in addresses: the name of its folder. */
  readonly slug: string;
  /** The language that it is written in. */
  readonly locale: Locale;
  /** Words of its text, counted at the build. */
  readonly words: number;
}
