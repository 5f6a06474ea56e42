import type { Locale } from '@fabula/sdk';

import { paths } from '../routes/paths';

/** Where the feeds of the blog in a language are, below the site's root. */
export const feedPaths = (locale: Locale) => ({
  atom: `${paths.blog.href(locale)}/feed.xml`,
  json: `${paths.blog.href(locale)}/feed.json`,
});
