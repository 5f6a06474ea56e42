import type { Locale } from '@fabula/sdk';
import type { BlogPostValue } from '@fabula/ui/blog';

import type { Post } from './post';
import { minutesOf } from './posts';
import { paths } from '../routes/paths';

/** A post as a reader of a language sees it in a list. */
export function postValue(post: Post, locale: Locale): BlogPostValue {
  const { description, publishedOn, slug, tags, title } = post;
  return {
    href: paths.blogPost.href(locale, { slug }),
    title,
    description,
    publishedOn,
    minutes: minutesOf(post),
    tags,
    lang: post.locale === locale ? undefined : post.locale,
  };
}
