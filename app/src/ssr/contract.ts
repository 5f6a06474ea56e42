import type { Brand } from '../i18n/brand';

export interface RenderRequest {
  /** Path and query of the page as the browser asked for it, for example `/en-US/story-hub?q=sea`. */
  url: string;
  /** The raw `Accept-Language` header; decides the language of a path that has none. */
  acceptLanguage: string | undefined;
  brand: Brand;
  /** Origin of the site without a trailing slash, for canonical and OpenGraph addresses. */
  publicUrl: string;
  /** Points that a new account gets, once. */
  accountGift: number;
  /** Answers API calls in process, as a guest; receives absolute addresses below `{publicUrl}/api`. */
  fetch: typeof fetch;
}

/**
 * What the server sends back: a whole document, with what went wrong where its status is 500, or a redirect. A fleeting
 * page may change at any moment and is rendered for each request.
 */
export type RenderResult =
  | { kind: 'page'; status: 200 | 404 | 410 | 500; html: string; error?: unknown; fleeting?: boolean }
  | { kind: 'redirect'; status: 302; location: string };

/** The face of `app/dist/server/entry.server.js`. */
export interface RenderModule {
  render(request: RenderRequest): Promise<RenderResult>;
  /** CSP sources of the inline scripts of every page, quoted: `'sha256-…'`. */
  inlineScriptHashes: string[];
  /** Names of the query parameters that change what is rendered; the server caches pages by these alone. */
  queryParameters: readonly string[];
}
