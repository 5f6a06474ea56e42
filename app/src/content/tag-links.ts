import type { Locale } from '@fabula/sdk';

import type { PostTag } from './post';
import { paths } from '../routes/paths';

/** The pages that list the posts of each tag. */
export const tagLinks = (tags: readonly PostTag[], locale: Locale) =>
  tags.map((tag) => ({ tag, href: `${paths.blog.href(locale)}?tag=${tag}` }));
