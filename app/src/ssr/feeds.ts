import { Feed } from 'feed';

import type { Locale } from '@fabula/sdk';

import { feedPaths } from '../content/feed-paths';
import { loadText, postsIn } from '../content/posts';
import { paths } from '../routes/paths';
import type { PublicFile } from './contract';

interface FeedPlace {
  readonly locale: Locale;
  readonly brandName: string;
  /** Origin of the site. */
  readonly publicUrl: string;
}

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** The posts of the blog in a language, whole texts included. */
async function blogFeed({ locale, brandName, publicUrl }: FeedPlace): Promise<Feed> {
  const posts = postsIn(locale);
  const blog = publicUrl + paths.blog.href(locale);
  const { atom, json } = feedPaths(locale);
  const feed = new Feed({
    id: blog,
    link: blog,
    title: brandName,
    language: locale,
    generator: false,
    ...(posts[0] === undefined ? {} : { updated: noon(posts[0].publishedOn) }),
    feedLinks: { atom: publicUrl + atom, json: publicUrl + json },
  });
  const texts = await Promise.all(posts.map(loadText));
  for (const [index, { slug, title, description, publishedOn, tags }] of posts.entries()) {
    const link = publicUrl + paths.blogPost.href(locale, { slug });
    feed.addItem({
      // The same post in another language is the same post.
      id: `${publicUrl}/blog/${slug}`,
      link,
      title,
      description,
      content: texts[index] ?? '',
      date: noon(publishedOn),
      published: noon(publishedOn),
      category: tags.map((name) => ({ name, term: name })),
    });
  }
  return feed;
}

/** The blog as Atom (RFC 4287). */
export const atomFeed = async (place: FeedPlace): Promise<PublicFile> => ({
  type: 'application/atom+xml; charset=utf-8',
  body: (await blogFeed(place)).atom1(),
});

/** The blog as JSON Feed 1. */
export const jsonFeed = async (place: FeedPlace): Promise<PublicFile> => ({
  type: 'application/feed+json; charset=utf-8',
  body: (await blogFeed(place)).json1(),
});
