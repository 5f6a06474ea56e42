import { expect, test } from 'vitest';

import { headTags, type HeadTag } from './head-tags';
import { renderHead } from './render-head';

const place = {
  locale: 'ar-SA',
  brandName: 'Fabula',
  publicUrl: 'https://fabula.example',
  pathname: '/ar-SA/character-profile/maren-vale',
} as const;
const page = { title: 'Maren Vale', description: 'Keeper of the drowned lighthouse' };

const links = (tags: readonly HeadTag[], rel: string) =>
  tags.flatMap((tag) => (tag.name === 'link' && tag.attributes.rel === rel ? [tag.attributes] : []));
const content = (tags: readonly HeadTag[], name: string) =>
  tags.flatMap((tag) =>
    tag.name === 'meta' && [tag.attributes.name, tag.attributes.property].includes(name)
      ? [tag.attributes.content]
      : [],
  );

test('a page is titled with its own name and the brand', () => {
  expect(headTags(page, place)[0]).toEqual({ name: 'title', text: 'Maren Vale · Fabula' });
});

test('the canonical address is the page in its own language', () => {
  expect(links(headTags(page, place), 'canonical')).toEqual([
    { rel: 'canonical', href: 'https://fabula.example/ar-SA/character-profile/maren-vale' },
  ]);
});

test('every language of the product is an alternate, and the default one is chosen by the visitor’s browser', () => {
  const alternates = links(headTags(page, place), 'alternate');
  expect(alternates).toHaveLength(11);
  expect(alternates).toContainEqual({
    rel: 'alternate',
    hreflang: 'ja-JP',
    href: 'https://fabula.example/ja-JP/character-profile/maren-vale',
  });
  expect(alternates.at(-1)).toEqual({
    rel: 'alternate',
    hreflang: 'x-default',
    href: 'https://fabula.example/character-profile/maren-vale',
  });
});

test('a text that is not translated has one address, whatever language the page around it has', () => {
  const tags = headTags({ ...page, languages: ['en-US', 'de-DE'] }, place);
  expect(links(tags, 'canonical')).toEqual([
    { rel: 'canonical', href: 'https://fabula.example/en-US/character-profile/maren-vale' },
  ]);
  expect(links(tags, 'alternate').map(({ hreflang }) => hreflang)).toEqual(['en-US', 'de-DE', 'x-default']);
});

test('what a page is travels as data that no text can end', () => {
  const html = renderHead(headTags({ ...page, structured: { '@type': 'BlogPosting', headline: '</script>' } }, place));
  expect(html).toContain('<script data-page type="application/ld+json">{"@context":"https://schema.org"');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});

test('an article has its picture in its structured data, absolute', () => {
  const tags = headTags({ ...page, image: '/og/articles/a.png', structured: { '@type': 'BlogPosting' } }, place);
  expect(renderHead(tags)).toContain('"image":"https://fabula.example/og/articles/a.png"');
});

test('feeds are named with their types', () => {
  const tags = headTags({ ...page, feeds: { 'application/atom+xml': '/ar-SA/blog/feed.xml' } }, place);
  expect(links(tags, 'alternate').at(-1)).toEqual({
    rel: 'alternate',
    type: 'application/atom+xml',
    href: 'https://fabula.example/ar-SA/blog/feed.xml',
  });
});

test('a link preview has title, text, absolute picture and language', () => {
  const tags = headTags({ ...page, image: '/art/1/portraits/maren-vale-600.webp', kind: 'profile' }, place);
  expect(content(tags, 'og:title')).toEqual(['Maren Vale']);
  expect(content(tags, 'og:description')).toEqual(['Keeper of the drowned lighthouse']);
  expect(content(tags, 'og:image')).toEqual(['https://fabula.example/art/1/portraits/maren-vale-600.webp']);
  expect(content(tags, 'og:type')).toEqual(['profile']);
  expect(content(tags, 'og:locale')).toEqual(['ar_SA']);
  expect(content(tags, 'og:locale:alternate')).toHaveLength(9);
});

test('a page that is not indexed names no address', () => {
  const tags = headTags({ ...page, isIndexed: false }, place);
  expect(content(tags, 'robots')).toEqual(['noindex']);
  expect([...links(tags, 'canonical'), ...links(tags, 'alternate')]).toEqual([]);
});

test('a page that is handed on by its link names itself for previews, and is not indexed', () => {
  const tags = headTags({ ...page, isIndexed: false, sharing: 'shared' }, place);
  expect(content(tags, 'robots')).toEqual(['noindex']);
  expect(content(tags, 'og:url')).toEqual(['https://fabula.example/ar-SA/character-profile/maren-vale']);
});

test('escapes text so that it cannot close an element of the head', () => {
  const html = renderHead(headTags({ title: '</title><script>', description: '"><img>' }, place));
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<img>');
});
