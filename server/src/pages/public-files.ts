import type { Hono } from 'hono';
import type { Config } from '../config/config.ts';
import type { Explore } from '../explore/explore.ts';
import type { AppContext, AppEnv } from '../http/context.ts';
import type { Clock } from '../lib/clock.ts';
import { sha256 } from '../lib/hash.ts';
import { preferredEncoding, compress } from '../lib/encoding.ts';
import type { Collections } from '../social/collections/collections.ts';
import type { PublicFile, RenderModule } from './render-module.ts';

/** A new post or a new character is in the files within ten minutes. */
const FRESH_SECONDS = 600;

interface PublicFileDeps {
  config: Config;
  clock: Clock;
  explore: Pick<Explore, 'listedCharacters' | 'listedStories'>;
  collections: Pick<Collections, 'listed'>;
  renderModule: RenderModule;
  headers: Readonly<Record<string, string>>;
}

/** Answers `robots.txt`, the sitemap, the feeds of the blog, the manifests and the offline pages. Only the files that exist are kept, so their number is bounded. */
export function mountPublicFiles(app: Hono<AppEnv>, deps: PublicFileDeps): void {
  const { clock, collections, config, explore, headers, renderModule } = deps;
  const kept = new Map<string, { until: number; file: Promise<PublicFile | undefined> }>();

  async function find(path: string): Promise<PublicFile | undefined> {
    const known = kept.get(path);
    if (known !== undefined && known.until > clock.now()) return known.file;
    const { brand, publicUrl, usesPoints } = config;
    const file = renderModule.publicFile({
      path,
      brand,
      publicUrl,
      usesPoints,
      listCharacters: async () => explore.listedCharacters(),
      listStories: async () => explore.listedStories(),
      listCollections: async () => collections.listed(),
    });
    kept.set(path, { until: clock.now() + FRESH_SECONDS * 1_000, file });
    try {
      const found = await file;
      if (found === undefined) kept.delete(path);
      return found;
    } catch (error) {
      kept.delete(path);
      throw error;
    }
  }

  async function answer(c: AppContext, next: () => Promise<void>): Promise<Response | void> {
    const file = await find(c.req.path);
    if (file === undefined) return next();
    const encoding = preferredEncoding(c.req.header('accept-encoding'));
    const etag = `"${sha256(file.body).slice(0, 27)}-${encoding}"`;
    const common = { ...headers, etag, 'cache-control': `public, max-age=${FRESH_SECONDS}`, vary: 'Accept-Encoding' };
    if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers: common });
    return new Response(await compress(Buffer.from(file.body), encoding), {
      headers: {
        ...common,
        'content-type': file.type,
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      },
    });
  }

  for (const path of [
    '/robots.txt',
    '/sitemap.xml',
    '/sitemaps/:part',
    '/:lang/blog/:feed{feed\\.(?:xml|json)}',
    '/manifest/:file',
    '/:lang/offline.html',
  ]) {
    app.get(path, answer);
  }
}
