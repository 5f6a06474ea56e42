import type { Locale } from '@fabula/sdk';

import { languagesOf, postsIn, firstLanguage } from '../content/posts';
import { whitePaperChangedOn, whitePaperLanguages } from '../content/white-paper';
import { isLocale, locales } from '../i18n/locales';
import { paths, pointPaths } from '../routes/paths';
import type { ListedEntry, PublicFile } from './contract';
import { escapeHtml } from './escape';

/** The pages without parameters that search engines may list. */
const listedPages = [
  paths.landingPage,
  paths.characterStoryHub,
  paths.characterHub,
  paths.storyHub,
  paths.prices,
  paths.shop,
  paths.aboutUs,
  paths.termsPrivacy,
  paths.blog,
  paths.loggerSearch,
  paths.daoCommunity,
] as const;

interface Listed {
  /** Of the page in a language, below the site's root. */
  readonly hrefIn: (locale: Locale) => string;
  readonly languages: readonly Locale[];
  /** Day of the last change, where it is known. */
  readonly changedOn?: string | undefined;
}

const listed = (usesPoints: boolean): Listed[] => [
  ...listedPages
    .filter((path) => usesPoints || !pointPaths.includes(path))
    .map(({ href }) => ({ hrefIn: (locale: Locale) => href(locale), languages: locales })),
  { hrefIn: paths.whitePaper.href, languages: whitePaperLanguages, changedOn: whitePaperChangedOn },
  ...postsIn(firstLanguage).map(({ slug, publishedOn }) => ({
    hrefIn: (locale: Locale) => paths.blogPost.href(locale, { slug }),
    languages: languagesOf(slug),
    changedOn: publishedOn,
  })),
];

const xml = (body: string): PublicFile => ({
  type: 'application/xml; charset=utf-8',
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`,
});

/** Each page in each of its languages, with all of its languages beside it (sitemaps.org 0.9 and its `xhtml:link`). */
export function pagesSitemap({
  publicUrl,
  usesPoints,
}: {
  readonly publicUrl: string;
  readonly usesPoints: boolean;
}): PublicFile {
  const urls = listed(usesPoints).flatMap(({ hrefIn, languages, changedOn }) => {
    const address = (locale: Locale) => escapeHtml(publicUrl + hrefIn(locale));
    const alternates = languages
      .map((locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address(locale)}"/>`)
      .join('');
    const changed = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`;
    return languages.map((locale) => `<url><loc>${address(locale)}</loc>${changed}${alternates}</url>`);
  });
  return xml(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>`,
  );
}

const entriesSitemap = (addresses: readonly string[]): PublicFile =>
  xml(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses
      .map((address) => `<url><loc>${escapeHtml(address)}</loc></url>`)
      .join('\n')}\n</urlset>`,
  );

/** Each in the language that it is written in: what a person wrote in one language is not there in ten. */
const addressesOf = (entries: readonly ListedEntry[], hrefIn: (locale: Locale, id: string) => string): string[] =>
  entries.flatMap(({ id, language }) => (isLocale(language) ? [hrefIn(language, id)] : []));

export const charactersSitemap = (publicUrl: string, entries: readonly ListedEntry[]): PublicFile =>
  entriesSitemap(
    addressesOf(entries, (locale, characterId) => publicUrl + paths.characterProfile.href(locale, { characterId })),
  );

export const storiesSitemap = (publicUrl: string, entries: readonly ListedEntry[]): PublicFile =>
  entriesSitemap(addressesOf(entries, (locale, storyId) => publicUrl + paths.storyProfile.href(locale, { storyId })));

export const collectionsSitemap = (publicUrl: string, entries: readonly ListedEntry[]): PublicFile =>
  entriesSitemap(
    addressesOf(entries, (locale, collectionId) => publicUrl + paths.collection.href(locale, { collectionId })),
  );

/** The parts of the sitemap. */
export const sitemapParts = ['pages', 'characters', 'stories', 'collections'] as const;

export function sitemapIndex(publicUrl: string): PublicFile {
  const parts = sitemapParts.map(
    (part) => `<sitemap><loc>${escapeHtml(`${publicUrl}/sitemaps/${part}.xml`)}</loc></sitemap>`,
  );
  return xml(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts.join('\n')}\n</sitemapindex>`,
  );
}
