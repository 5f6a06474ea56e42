import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Brand } from '../config/config.ts';

export interface RenderRequest {
  /** Path and query, for example `/en-US/story-hub?q=sea`. */
  url: string;
  acceptLanguage: string | undefined;
  brand: Brand;
  /** Origin of the site, without a slash at the end. */
  publicUrl: string;
  /** Points that a new account gets, once. */
  accountGift: number;
  /** Answers API calls in process, as a guest. */
  fetch: typeof fetch;
}

export type RenderResult =
  /** `error` is why a page of status 500 says that it failed; a fleeting page may be another one at any moment. */
  | { kind: 'page'; status: 200 | 404 | 410 | 500; html: string; error?: unknown; fleeting?: boolean }
  | { kind: 'redirect'; status: 302; location: string };

/** What the build of the pages exports for the server; the app declares the same face. */
export interface RenderModule {
  render(request: RenderRequest): Promise<RenderResult>;
  /** CSP sources of the inline scripts of every page: `'sha256-…'`. */
  inlineScriptHashes: string[];
  /** Names of the query parameters that change what is rendered. */
  queryParameters: readonly string[];
}

/**
 * Loads the renderer out of the built pages; undefined when they have not been built.
 *
 * @throws {Error} when the build is there and is not what the server understands.
 */
export async function loadRenderModule(appDir: string): Promise<RenderModule | undefined> {
  const file = path.join(appDir, 'server/entry.server.js');
  if (!existsSync(file)) return undefined;
  const loaded: unknown = await import(pathToFileURL(file).href);
  if (!isRenderModule(loaded)) throw new Error(`${file} does not export what the server needs: build the pages again`);
  return loaded;
}

function isRenderModule(value: unknown): value is RenderModule {
  if (typeof value !== 'object' || value === null) return false;
  const hashes = 'inlineScriptHashes' in value ? value.inlineScriptHashes : undefined;
  const parameters = 'queryParameters' in value ? value.queryParameters : undefined;
  const isComplete = Array.isArray(hashes) && Array.isArray(parameters);
  return 'render' in value && typeof value.render === 'function' && isComplete;
}
