import { brandNames } from '../i18n/brand-names';
import { languageOfPath, locales } from '../i18n/locales';
import { feedPaths } from '../content/feed-paths';
import type { PublicFile, PublicFileRequest } from './contract';
import { atomFeed, jsonFeed } from './feeds';
import { charactersSitemap, collectionsSitemap, pagesSitemap, sitemapIndex, storiesSitemap } from './sitemap';

/** Pages of one visitor, and calls: nothing for search engines. */
const robots = (publicUrl: string): PublicFile => ({
  type: 'text/plain; charset=utf-8',
  body: `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
});

const fixedFiles: Readonly<Record<string, (request: PublicFileRequest) => PublicFile | Promise<PublicFile>>> = {
  '/robots.txt': ({ publicUrl }) => robots(publicUrl),
  '/sitemap.xml': ({ publicUrl }) => sitemapIndex(publicUrl),
  '/sitemaps/pages.xml': pagesSitemap,
  '/sitemaps/characters.xml': async ({ publicUrl, listCharacters }) =>
    charactersSitemap(publicUrl, await listCharacters()),
  '/sitemaps/stories.xml': async ({ publicUrl, listStories }) => storiesSitemap(publicUrl, await listStories()),
  '/sitemaps/collections.xml': async ({ publicUrl, listCollections }) =>
    collectionsSitemap(publicUrl, await listCollections()),
};

const feeds: ReadonlyMap<string, typeof atomFeed> = new Map(
  locales.flatMap((locale) => {
    const { atom, json } = feedPaths(locale);
    return [
      [atom, atomFeed],
      [json, jsonFeed],
    ] as const;
  }),
);

/** The file of a path: `robots.txt` (RFC 9309), a part of the sitemap or a feed. Undefined where there is none. */
export async function publicFile(request: PublicFileRequest): Promise<PublicFile | undefined> {
  const { brand, path, publicUrl } = request;
  const fixed = Object.hasOwn(fixedFiles, path) ? fixedFiles[path] : undefined;
  if (fixed !== undefined) return fixed(request);
  const locale = languageOfPath(path);
  const feed = feeds.get(path);
  if (feed === undefined || locale === undefined) return undefined;
  return feed({ locale, brandName: brandNames[brand], publicUrl });
}
