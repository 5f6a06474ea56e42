import type { Locale, Scene } from '@fabula/sdk';

import { locales } from '../i18n/locales';
import { inLanguage } from '../routes/redirects';

export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly image?: string;
  /** The scene that fills the first view: fetched together with the style sheets. */
  readonly backdrop?: Scene;
  /** Set where those who have something to return to begin with that, and see no scene. */
  readonly backdropFor?: 'newcomers';
  /** What the page is about (OpenGraph). */
  readonly kind?: 'website' | 'profile' | 'book' | 'article';
  readonly isIndexed?: boolean;
  /** The languages that the text of the page exists in, where these are not all; the first stands for the others. */
  readonly languages?: readonly Locale[];
  /** Feeds of what the page lists: addresses below the site's root by media type. */
  readonly feeds?: Readonly<Record<string, string>>;
  /** What the page is, for search engines (schema.org, as JSON-LD). They read what the server sends; later pages have none. */
  readonly structured?: Readonly<Record<string, unknown>>;
  /** Shared content can be withdrawn at any time, so the page is not cached; `gone` was withdrawn. */
  readonly sharing?: 'shared' | 'gone';
}

export interface HeadPlace {
  readonly locale: Locale;
  readonly brandName: string;
  readonly publicUrl: string;
  readonly pathname: string;
}

export type HeadTag =
  | { readonly name: 'title'; readonly text: string }
  | { readonly name: 'script'; readonly data: Readonly<Record<string, unknown>> }
  | { readonly name: 'meta' | 'link'; readonly attributes: Readonly<Record<string, string>> };

const meta = (name: string, content: string): HeadTag => ({ name: 'meta', attributes: { name, content } });
const og = (property: string, content: string): HeadTag => ({ name: 'meta', attributes: { property, content } });
const alternate = (hreflang: string, href: string): HeadTag => ({
  name: 'link',
  attributes: { rel: 'alternate', hreflang, href },
});

const ogLocale = (locale: Locale) => locale.replace('-', '_');

const addressTags = ({ locale, publicUrl, pathname }: HeadPlace, languages: readonly Locale[] = locales): HeadTag[] => {
  const address = (path: string) => publicUrl + path;
  const withoutLanguage = pathname.slice(locale.length + 1) || '/';
  // A text that is not translated has one address, however the page around it is read.
  const shown = languages.includes(locale) ? locale : (languages[0] ?? locale);
  return [
    { name: 'link', attributes: { rel: 'canonical', href: address(inLanguage(pathname, shown)) } },
    ...languages.map((other) => alternate(other, address(inLanguage(pathname, other)))),
    alternate('x-default', address(withoutLanguage)),
    og('og:url', address(inLanguage(pathname, shown))),
    og('og:locale', ogLocale(shown)),
    ...languages.filter((other) => other !== shown).map((other) => og('og:locale:alternate', ogLocale(other))),
  ];
};

const feedTags = (feeds: Readonly<Record<string, string>>, publicUrl: string): HeadTag[] =>
  Object.entries(feeds).map(([type, path]) => ({
    name: 'link',
    attributes: { rel: 'alternate', type, href: publicUrl + path },
  }));

const linkedData = (structured: Readonly<Record<string, unknown>>, image: string | undefined): HeadTag => ({
  name: 'script',
  data: { '@context': 'https://schema.org', ...structured, ...(image === undefined ? {} : { image }) },
});

/**
 * The elements of a page's head: title, description, canonical address, language alternates and OpenGraph. The address
 * leaves out the query, so that every filter of a list counts as the same page.
 */
export function headTags(page: PageHead, place: HeadPlace): HeadTag[] {
  const { brandName, publicUrl } = place;
  const title = `${page.title} · ${brandName}`;
  const image = page.image === undefined ? undefined : new URL(page.image, publicUrl).href;
  return [
    { name: 'title', text: title },
    meta('description', page.description),
    ...(page.isIndexed === false ? [meta('robots', 'noindex')] : addressTags(place, page.languages)),
    ...(page.feeds === undefined ? [] : feedTags(page.feeds, publicUrl)),
    ...(page.sharing === 'shared' ? [og('og:url', publicUrl + place.pathname)] : []),
    ...(page.structured === undefined ? [] : [linkedData(page.structured, image)]),
    og('og:title', page.title),
    og('og:description', page.description),
    og('og:type', page.kind ?? 'website'),
    og('og:site_name', brandName),
    ...(image === undefined ? [] : [og('og:image', image)]),
    meta('twitter:card', image === undefined ? 'summary' : 'summary_large_image'),
  ];
}
