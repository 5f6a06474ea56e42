import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Brand } from '../config/config.ts';

export interface RenderRequest {
  url: string;
  acceptLanguage: string | undefined;
  brand: Brand;
  publicUrl: string;
  accountGift: number;
  usesPoints: boolean;
  /** In process, as a guest. */
  fetch: typeof fetch;
}

export type RenderResult =
  /** `error`: why a 500 failed; `fleeting`: not cached. */
  | { kind: 'page'; status: 200 | 404 | 410 | 500; html: string; error?: unknown; fleeting?: boolean }
  | { kind: 'redirect'; status: 302; location: string };

/** A character, a story or a collection that search engines may list. */
export interface ListedEntry {
  id: string;
  language: string;
}

export interface PublicFileRequest {
  path: string;
  brand: Brand;
  usesPoints: boolean;
  publicUrl: string;
  listCharacters: () => Promise<readonly ListedEntry[]>;
  listStories: () => Promise<readonly ListedEntry[]>;
  listCollections: () => Promise<readonly ListedEntry[]>;
}

/** A file for programs, of a media type: a feed, `robots.txt` or a part of the sitemap. */
export interface PublicFile {
  type: string;
  body: string;
}

/** A post of the blog, or the white paper. */
export interface Article {
  title: string;
  language: string;
}

export interface RenderModule {
  render(request: RenderRequest): Promise<RenderResult>;
  /** Undefined where there is no such file. */
  publicFile(request: PublicFileRequest): Promise<PublicFile | undefined>;
  /** In a language, or in the one that stands for it; undefined where there is none. */
  findArticle(name: string, language: string): Promise<Article | undefined>;
  inlineScriptHashes: string[];
  queryParameters: readonly string[];
}

/** The built renderer; undefined without a build. Throws when the build does not fit. */
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
  return (
    'render' in value &&
    typeof value.render === 'function' &&
    'publicFile' in value &&
    typeof value.publicFile === 'function' &&
    'findArticle' in value &&
    typeof value.findArticle === 'function' &&
    isComplete
  );
}
