/** A work or a collection that search engines may list, and the language that it is written in. */
export interface ListedEntry {
  id: string;
  language: string;
}

/** The most addresses of one file of a sitemap (sitemaps.org). */
export const MOST_LISTED = 50_000;
