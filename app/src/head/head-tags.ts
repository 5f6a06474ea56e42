import type { Locale, Scene, SceneArt } from '@fabula/sdk';
import { media } from '@fabula/ui/breakpoints';

import { locales } from '../i18n/locales';
import { inLanguage } from '../routes/redirects';

/** What a page says of itself to browsers, search engines and link previews. */
export interface PageHead {
  /** Title without the brand. */
  readonly title: string;
  readonly description: string;
  /** Address of a picture, from the site's root. */
  readonly image?: string;
  /** The scene that fills the first view: asked for together with the style sheets. */
  readonly backdrop?: Scene;
  /** What the page is about (OpenGraph). */
  readonly kind?: 'website' | 'profile' | 'book' | 'article';
  /** False for pages that no search engine should keep. */
  readonly isIndexed?: boolean;
  /** What is here can be taken back at any moment, so the page is not cached; or it was revoked. */
  readonly sharing?: 'shared' | 'gone';
}

/** Where a head stands. */
export interface HeadPlace {
  readonly locale: Locale;
  readonly brandName: string;
  /** Origin of the site, without a trailing slash. */
  readonly publicUrl: string;
  /** Path of the page, with its language. */
  readonly pathname: string;
}

export type HeadTag =
  | { readonly name: 'title'; readonly text: string }
  | { readonly name: 'meta' | 'link'; readonly attributes: Readonly<Record<string, string>> };

const meta = (name: string, content: string): HeadTag => ({ name: 'meta', attributes: { name, content } });
const og = (property: string, content: string): HeadTag => ({ name: 'meta', attributes: { property, content } });
const alternate = (hreflang: string, href: string): HeadTag => ({
  name: 'link',
  attributes: { rel: 'alternate', hreflang, href },
});

/** OpenGraph writes locales with an underscore. */
const ogLocale = (locale: Locale) => locale.replace('-', '_');

const addressTags = ({ locale, publicUrl, pathname }: HeadPlace): HeadTag[] => {
  const address = (path: string) => publicUrl + path;
  const withoutLanguage = pathname.slice(locale.length + 1) || '/';
  return [
    { name: 'link', attributes: { rel: 'canonical', href: address(pathname) } },
    ...locales.map((other) => alternate(other, address(inLanguage(pathname, other)))),
    alternate('x-default', address(withoutLanguage)),
    og('og:url', address(pathname)),
    og('og:locale', ogLocale(locale)),
    ...locales.filter((other) => other !== locale).map((other) => og('og:locale:alternate', ogLocale(other))),
  ];
};

const preload = (href: string, query: string): HeadTag => ({
  name: 'link',
  attributes: { rel: 'preload', as: 'image', href, media: query, fetchpriority: 'high' },
});

/** The page is sent without knowing the reader's theme, so the system's colours say which picture is wanted first. */
const backdropTags = ({ night, day }: Scene): HeadTag[] => {
  const of = ({ wide, tall }: SceneArt, scheme: 'dark' | 'light') => [
    preload(wide, `${media.desktop} and (prefers-color-scheme: ${scheme})`),
    preload(tall, `${media.phone} and (prefers-color-scheme: ${scheme})`),
  ];
  return [...of(night, 'dark'), ...of(day, 'light')];
};

/**
 * The elements of a page's head: title, description, canonical address, language alternates and OpenGraph. The address
 * leaves out the query, so that every filter of a list counts as the same page.
 */
export function headTags(page: PageHead, place: HeadPlace): HeadTag[] {
  const { brandName, publicUrl } = place;
  const title = `${page.title} · ${brandName}`;
  return [
    { name: 'title', text: title },
    meta('description', page.description),
    ...(page.backdrop === undefined ? [] : backdropTags(page.backdrop)),
    ...(page.isIndexed === false ? [meta('robots', 'noindex')] : addressTags(place)),
    ...(page.sharing === 'shared' ? [og('og:url', publicUrl + place.pathname)] : []),
    og('og:title', page.title),
    og('og:description', page.description),
    og('og:type', page.kind ?? 'website'),
    og('og:site_name', brandName),
    ...(page.image === undefined ? [] : [og('og:image', new URL(page.image, publicUrl).href)]),
    meta('twitter:card', page.image === undefined ? 'summary' : 'summary_large_image'),
  ];
}
