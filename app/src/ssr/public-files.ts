import type { Locale } from '@fabula/sdk';

import type { Brand } from '../i18n/brand';
import { brandNames } from '../i18n/brand-names';
import { languageOfPath, locales } from '../i18n/locales';
import { feedPaths } from '../content/feed-paths';
import type { PublicFile, PublicFileRequest } from './contract';
import { atomFeed, jsonFeed } from './feeds';
import type { ClientBuild } from './manifest';
import { offlinePage, offlinePagePath } from './offline-page';
import { charactersSitemap, pagesSitemap, sitemapIndex, storiesSitemap } from './sitemap';
import { webManifest, webManifestPath } from './web-manifest';

/** Pages of one visitor, and calls: nothing for search engines. */
const robots = (publicUrl: string): PublicFile => ({
  type: 'text/plain; charset=utf-8',
  body: `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
});

const fixedFiles: Readonly<Record<string, (request: PublicFileRequest) => PublicFile | Promise<PublicFile>>> = {
  '/robots.txt': ({ publicUrl }) => robots(publicUrl),
  '/sitemap.xml': ({ publicUrl }) => sitemapIndex(publicUrl),
  '/sitemaps/pages.xml': ({ publicUrl }) => pagesSitemap(publicUrl),
  '/sitemaps/characters.xml': async ({ publicUrl, listCharacters }) =>
    charactersSitemap(publicUrl, await listCharacters()),
  '/sitemaps/stories.xml': async ({ publicUrl, listStories }) => storiesSitemap(publicUrl, await listStories()),
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

type InstalledPart = (place: { locale: Locale; brand: Brand; build: ClientBuild }) => Promise<PublicFile>;

const manifestOf: InstalledPart = async ({ build, ...place }) => webManifest({ ...place, icons: build.icons });

/** What an installed site needs, in each language. */
const installed: ReadonlyMap<string, readonly [Locale, InstalledPart]> = new Map(
  locales.flatMap((locale) => [
    [webManifestPath(locale), [locale, manifestOf]],
    [offlinePagePath(locale), [locale, offlinePage]],
  ]),
);

/**
 * The file of a path: `robots.txt` (RFC 9309), a part of the sitemap, a feed, a manifest or an offline page. Undefined
 * where there is none.
 */
export async function publicFile(request: PublicFileRequest, build: ClientBuild): Promise<PublicFile | undefined> {
  const { brand, path, publicUrl } = request;
  const fixed = Object.hasOwn(fixedFiles, path) ? fixedFiles[path] : undefined;
  if (fixed !== undefined) return fixed(request);
  const [spoken, part] = installed.get(path) ?? [];
  if (spoken !== undefined && part !== undefined) return part({ locale: spoken, brand, build });
  const locale = languageOfPath(path);
  const feed = feeds.get(path);
  if (feed === undefined || locale === undefined) return undefined;
  return feed({ locale, brandName: brandNames[brand], publicUrl });
}
