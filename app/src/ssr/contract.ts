import type { Brand } from '../i18n/brand';

export interface RenderRequest {
  /** Path and query of the page as the browser asked for it, for example `/en-US/story-hub?q=sea`. */
  url: string;
  /** The raw `Accept-Language` header; decides the language of a path that has none. */
  acceptLanguage: string | undefined;
  brand: Brand;
  publicUrl: string;
  accountGift: number;
  usesPoints: boolean;
  /** Answers API calls in process as a guest; receives absolute addresses below `{publicUrl}/api`. */
  fetch: typeof fetch;
}

/** A document, with the error of a 500, or a redirect. A fleeting page is not cached. */
export type RenderResult =
  | { kind: 'page'; status: 200 | 404 | 410 | 500; html: string; error?: unknown; fleeting?: boolean }
  | { kind: 'redirect'; status: 302; location: string };

/** A character, a story or a collection that search engines may list. */
export interface ListedEntry {
  readonly id: string;
  /** The language that it is written in; of a collection, that of its first work. */
  readonly language: string;
}

export interface PublicFileRequest {
  /** Path of the file, for example `/en-US/blog/feed.xml`. */
  path: string;
  brand: Brand;
  publicUrl: string;
  usesPoints: boolean;
  listCharacters: () => Promise<readonly ListedEntry[]>;
  listStories: () => Promise<readonly ListedEntry[]>;
  listCollections: () => Promise<readonly ListedEntry[]>;
}

/** A file for programs: a feed, or a part of the sitemap. */
export interface PublicFile {
  /** Its media type. */
  readonly type: string;
  readonly body: string;
}

/** A text of the product’s own: a post of the blog, or the white paper. */
export interface Article {
  readonly title: string;
  /** The language that it is written in. */
  readonly language: string;
}

/** The exports of `app/dist/server/entry.server.js`. */
export interface RenderModule {
  render(request: RenderRequest): Promise<RenderResult>;
  /** The file of a path; undefined where there is none. */
  publicFile(request: PublicFileRequest): Promise<PublicFile | undefined>;
  /** An article by its name, in a language or the one that stands for it; undefined where there is none. */
  findArticle(name: string, language: string): Promise<Article | undefined>;
  inlineScriptHashes: string[];
  /** The query parameters that change the page; the cache key has no others. */
  queryParameters: readonly string[];
}
