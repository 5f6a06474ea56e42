import type { Brand } from '../i18n/brand';

export interface RenderRequest {
  /** Path and query of the page as the browser asked for it, for example `/en-US/story-hub?q=sea`. */
  url: string;
  /** The raw `Accept-Language` header; decides the language of a path that has none. */
  acceptLanguage: string | undefined;
  brand: Brand;
  publicUrl: string;
  accountGift: number;
  /** Answers API calls in process as a guest; receives absolute addresses below `{publicUrl}/api`. */
  fetch: typeof fetch;
}

/** A document, with the error of a 500, or a redirect. A fleeting page is not cached. */
export type RenderResult =
  | { kind: 'page'; status: 200 | 404 | 410 | 500; html: string; error?: unknown; fleeting?: boolean }
  | { kind: 'redirect'; status: 302; location: string };

/** The exports of `app/dist/server/entry.server.js`. */
export interface RenderModule {
  render(request: RenderRequest): Promise<RenderResult>;
  inlineScriptHashes: string[];
  /** The query parameters that change the page; the cache key has no others. */
  queryParameters: readonly string[];
}
