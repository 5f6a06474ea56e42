import { z } from 'zod';

import { postTags } from '../src/content/post.ts';

/** The head of the Markdown file of a post (YAML front matter). Checked at the build, so that no page has its rules. */
export const PostHead = z.strictObject({
  title: z.string().min(1).max(90),
  description: z.string().min(40).max(200),
  /** Day of publication, such as `2026-11-27`. */
  publishedOn: z.iso.date(),
  tags: z.array(z.enum(postTags)).min(1).max(4),
});
