import { expect } from 'storybook/test';

import preview from '../../../.storybook/preview';
import { inPageFrame } from '../content/fixtures/PageFrame';
import { BlogList } from './BlogList/BlogList';
import { BlogPost } from './BlogPost/BlogPost';
import type { BlogPostValue } from './model';

const ledger: BlogPostValue = {
  href: '/en-US/blog/where-every-point-goes',
  title: 'Where every point goes',
  description: 'Points cost money, so their balance is never just a number.',
  publishedOn: '2026-11-27',
  minutes: 2,
  tags: ['points', 'engineering'],
};

const lost: BlogPostValue = {
  href: '/en-US/blog/nothing-is-lost',
  title: 'Nothing you write is lost, not in a tunnel, not in a crash and not with two tabs open at the same time',
  description: 'How a message, a draft and a half-written reply survive trains, browsers and servers that stop.',
  publishedOn: '2026-10-03',
  minutes: 7,
  tags: ['chat'],
};

const tags = [
  { tag: 'chat', href: '/en-US/blog?tag=chat' },
  { tag: 'engineering', href: '/en-US/blog?tag=engineering' },
  { tag: 'points', href: '/en-US/blog?tag=points' },
] as const;

const html = `<p>A balance that is only a number would work, until two tabs spend it at once. So there is <em>no such number</em>.</p>
<h2 id="entries">Every change is an entry</h2>
<p>Each change is one row in the <a href="#entries">ledger</a>, with a reference that exists <strong>once</strong>.</p>
<ul><li>A price is reserved when a reply starts.</li><li>It is settled when the reply ends.</li></ul>
<p>The command <code>npm run bench</code> prints the rest.</p>`;

const meta = preview.meta({
  title: 'Blog/Pages',
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
});

const list = {
  brandName: 'Fabula',
  tags,
  allHref: '/en-US/blog',
  atomHref: '/en-US/blog/feed.xml',
  jsonHref: '/en-US/blog/feed.json',
} as const;

/** All posts, the newest first. */
export const List = meta.story({
  render: () => <BlogList {...list} posts={[ledger, lost]} tag={undefined} />,
});

/** The posts with one tag; texts that are not translated carry their language. */
export const OneTopic = meta.story({
  tags: ['one-look'],
  globals: { locale: 'en-US' },
  render: () => <BlogList {...list} posts={[{ ...lost, lang: 'en-US' }]} tag="chat" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Chat' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveAttribute('lang', 'en-US');
  },
});

/** A post, with the posts before and after it. */
export const Post = meta.story({
  render: () => <BlogPost post={ledger} tags={tags} blogHref="/en-US/blog" older={lost} newer={ledger} html={html} />,
});

/** A post that is not translated yet: the page says so, and the text keeps its own language and direction. */
export const NotTranslated = meta.story({
  globals: { locale: 'ar-SA' },
  tags: ['one-look'],
  render: () => (
    <BlogPost
      post={{ ...ledger, lang: 'en-US' }}
      tags={tags}
      blogHref="/ar-SA/blog"
      older={undefined}
      newer={{ ...lost, lang: 'en-US' }}
      html={html}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en-US');
  },
});
