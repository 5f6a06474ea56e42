import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import { BlogList } from '@fabula/ui/blog';

import { feedPaths } from '../../../content/feed-paths';
import { postTags } from '../../../content/post';
import { postsIn } from '../../../content/posts';
import { useApp } from '../../../context/use-app';
import { useHead } from '../../../head/use-head';
import { brandNames } from '../../../i18n/brand-names';
import { useLocale } from '../../../i18n/use-locale';
import { paths } from '../../../routes/paths';
import { tagLinks } from '../../../content/tag-links';
import { postValue } from '../../../content/post-value';

/** The posts about how the product works, the newest first (Product §2.1, blog). */
export function Component() {
  const intl = useIntl();
  const locale = useLocale();
  const brandName = brandNames[useApp().brand];
  const [search] = useSearchParams();
  const tag = postTags.find((known) => known === search.get('tag'));
  const feeds = feedPaths(locale);
  useHead({
    title: intl.formatMessage({
      id: 'blog.title',
      defaultMessage: 'Blog',
      description: 'Heading and title of the blog',
    }),
    description: intl.formatMessage(
      {
        id: 'blog.lead',
        defaultMessage: 'How {brand} works, and why we built it that way.',
        description: "Below the heading of the blog; {brand} is the product's name",
      },
      { brand: brandName },
    ),
    feeds: useMemo(
      () => ({ 'application/atom+xml': feedPaths(locale).atom, 'application/feed+json': feedPaths(locale).json }),
      [locale],
    ),
  });
  const all = postsIn(locale);
  return (
    <BlogList
      brandName={brandName}
      posts={postsIn(locale, tag).map((post) => postValue(post, locale))}
      tags={tagLinks(
        postTags.filter((known) => all.some(({ tags }) => tags.includes(known))),
        locale,
      )}
      tag={tag}
      allHref={paths.blog.href(locale)}
      atomHref={feeds.atom}
      jsonHref={feeds.json}
    />
  );
}
