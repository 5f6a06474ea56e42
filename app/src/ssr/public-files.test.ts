import { expect, test } from 'vitest';
import { z } from 'zod';

import { postsIn } from '../content/posts';
import { publicFile } from './public-files';

const read = async (path: string, usesPoints = true) =>
  publicFile({
    path,
    brand: 'fabula',
    usesPoints,
    publicUrl: 'https://fabula.example',
    listCharacters: async () => [
      { id: 'ada', language: 'de-DE' },
      { id: 'bo', language: 'xx' },
    ],
    listStories: async () => [{ id: 'a&b', language: 'en-US' }],
    listCollections: async () => [{ id: 'col-1', language: 'ja-JP' }],
  });

test('robots find the sitemap, and the sitemap its parts', async () => {
  expect((await read('/robots.txt'))?.body).toContain('Sitemap: https://fabula.example/sitemap.xml');
  const index = await read('/sitemap.xml');
  expect(index?.type).toBe('application/xml; charset=utf-8');
  const parts = [...(index?.body ?? '').matchAll(/<loc>https:\/\/fabula\.example([^<]+)<\/loc>/g)].map(
    ([, part]) => part,
  );
  const files = await Promise.all(parts.map(async (part) => read(part ?? '')));
  expect(files.map((file) => file?.body.includes('<urlset'))).toEqual([true, true, true, true]);
});

test('each page is listed in each of its languages, with the others beside it', async () => {
  const { body = '' } = (await read('/sitemaps/pages.xml')) ?? {};
  expect(body).toContain('<url><loc>https://fabula.example/ar-SA/story-hub</loc>');
  expect(body).toContain(
    '<xhtml:link rel="alternate" hreflang="ja-JP" href="https://fabula.example/ja-JP/story-hub"/>',
  );
  expect(body).toContain('<loc>https://fabula.example/en-US/blog/one-contract</loc>');
  expect(body).not.toContain('https://fabula.example/ja-JP/blog/one-contract');
});

test('pages of the shop are listed only where something is sold', async () => {
  const shop = '<loc>https://fabula.example/en-US/shop</loc>';
  expect((await read('/sitemaps/pages.xml'))?.body).toContain(shop);
  const { body } = (await read('/sitemaps/pages.xml', false)) ?? {};
  expect(body).not.toContain(shop);
  expect(body).not.toContain('https://fabula.example/en-US/prices');
  expect(body).toContain('<loc>https://fabula.example/en-US/story-hub</loc>');
});

test('characters and stories are listed in the language that they are written in', async () => {
  const characters = (await read('/sitemaps/characters.xml'))?.body ?? '';
  expect(characters.match(/<loc>[^<]+/g)).toEqual(['<loc>https://fabula.example/de-DE/character-profile/ada']);
  expect((await read('/sitemaps/stories.xml'))?.body).toContain('/en-US/story-profile/a%26b</loc>');
});

test('collections are listed in the language of their works', async () => {
  const collections = (await read('/sitemaps/collections.xml'))?.body ?? '';
  expect(collections.match(/<loc>[^<]+/g)).toEqual(['<loc>https://fabula.example/ja-JP/collection/col-1']);
});

const JsonFeed = z.object({
  version: z.literal('https://jsonfeed.org/version/1'),
  feed_url: z.string().optional(),
  items: z.array(z.object({ id: z.string(), url: z.string(), title: z.string(), content_html: z.string() })),
});

test('both feeds of a language have every post, with its whole text', async () => {
  const posts = postsIn('ar-SA');
  const json = JsonFeed.parse(JSON.parse((await read('/ar-SA/blog/feed.json'))?.body ?? ''));
  expect(json.items.map(({ title }) => title)).toEqual(posts.map(({ title }) => title));
  expect(json.items.map(({ url }) => url)).toEqual(
    posts.map(({ slug }) => `https://fabula.example/ar-SA/blog/${slug}`),
  );
  expect(json.items.every(({ content_html: html }) => html.includes('<h2'))).toBe(true);
  const atom = (await read('/ar-SA/blog/feed.xml'))?.body ?? '';
  expect(atom).toContain('http://www.w3.org/2005/Atom');
  expect(atom.match(/<entry>/g)).toHaveLength(posts.length);
});

test('there is no other file', async () => {
  const paths = ['/sitemaps/other.xml', '/xx-XX/blog/feed.xml', '/en-US/blog/feed.rss', '/constructor'];
  expect(await Promise.all(paths.map(async (path) => read(path)))).toEqual(paths.map(() => undefined));
});
