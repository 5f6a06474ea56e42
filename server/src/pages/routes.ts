import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { TableWatch } from '../db/table-watch.ts';
import { AppError } from '../errors.ts';
import type { Explore } from '../explore/explore.ts';
import type { AppContext, AppEnv } from '../http/context.ts';
import { networkOfCaller } from '../http/network.ts';
import type { Clock } from '../lib/clock.ts';
import { preferredEncoding } from '../lib/encoding.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { Collections } from '../social/collections/collections.ts';
import { PageCache, RenderedPage } from './page-cache.ts';
import { pageHeaders } from './page-headers.ts';
import { mountPublicFiles } from './public-files.ts';
import { brokenPage, busyPage, notBuiltPage } from './plain-page.ts';
import { mountArticleImages } from './article-images.ts';
import type { RenderModule } from './render-module.ts';
import { mountServiceWorker } from './service-worker.ts';
import { mountShareTarget } from './share-target.ts';
import { mountStaticFiles } from './static-files.ts';
import { wantedLanguages } from './wanted-languages.ts';

const HTML = 'text/html; charset=utf-8';
/** Without a language in the address, the visitor's languages matter too. */
const LANGUAGE_PREFIX = /^\/[a-z]{2}-[A-Z]{2}(\/|$)/;
const LONGEST_ADDRESS = 2048;
/** Pages have no extension: probes such as `/wp-login.php` cost no rendering. */
const FILE_NAME = /\.[a-z0-9]{2,5}$/i;
const READING = new Set(['GET', 'HEAD']);

export interface PageDeps {
  config: Config;
  clock: Clock;
  log: Logger;
  rateLimits: RateLimits;
  visibility: Pick<TableWatch, 'version'>;
  renderModule: RenderModule | undefined;
  explore: Pick<Explore, 'listedCharacters' | 'listedStories'>;
  collections: Pick<Collections, 'listed'>;
}

export function mountPages(app: Hono<AppEnv>, deps: PageDeps): void {
  const { config, clock, log, rateLimits, renderModule, visibility } = deps;
  const headers = pageHeaders(config, renderModule?.inlineScriptHashes ?? []);
  const cache = new PageCache(clock, visibility);
  const inProcess: typeof fetch = async (input, init) => app.fetch(new Request(input, init));

  const limit = rateLimits.approximate('pages', config.limits.pagesPerMinute);

  async function answer(c: AppContext, module: RenderModule): Promise<Response> {
    const network = networkOfCaller(c, config.trustedProxies);
    if (network !== undefined) await limit(network);
    const asked = addressOf(c);
    const hasLanguage = LANGUAGE_PREFIX.test(asked);
    // Redirects keep the whole query.
    const url = hasLanguage ? canonicalAddress(asked, module.queryParameters) : asked;
    const acceptLanguage = wantedLanguages(c);
    const key = hasLanguage ? url : `${url} ${acceptLanguage ?? ''}`;
    const { brand, publicUrl, points, usesPoints } = config;
    const { accountGift } = points;
    const rendered = await cache.get(key, async () => {
      const place = { brand, publicUrl, accountGift, usesPoints };
      const result = await module.render({ url, acceptLanguage, ...place, fetch: inProcess });
      if ('error' in result && result.error !== undefined) {
        log.error({ err: result.error, path: c.req.path }, 'page rendered with an error');
      }
      return result;
    });
    if (!(rendered instanceof RenderedPage)) {
      return c.body(null, rendered.status, {
        ...headers,
        location: rendered.location,
        vary: 'Accept-Language, Cookie',
      });
    }
    return pageAnswer(c, rendered, headers);
  }

  mountStaticFiles(app, config);
  mountServiceWorker(app, config, headers);
  mountShareTarget(app, headers);
  if (renderModule !== undefined) {
    const { collections, explore } = deps;
    mountPublicFiles(app, { clock, collections, config, explore, headers, renderModule });
    const findArticle: RenderModule['findArticle'] = async (name, language) => renderModule.findArticle(name, language);
    mountArticleImages(app, { config, log, rateLimits, findArticle });
  }
  app.all('*', async (c) => {
    if (!READING.has(c.req.method)) return c.text('Method not allowed', 405, { ...headers, allow: 'GET, HEAD' });
    const address = addressOf(c);
    // Browsers read `//` as another host.
    if (address.startsWith('//')) return c.body(null, 308, { ...headers, location: address.replace(/^\/+/, '/') });
    if (FILE_NAME.test(c.req.path)) return c.text('Not found', 404, headers);
    if (renderModule === undefined) return c.html(notBuiltPage, 503, headers);
    if (address.length > LONGEST_ADDRESS) return c.text('Address too long', 414, headers);
    const started = performance.now();
    const response = await answer(c, renderModule).catch((error: unknown) => {
      if (error instanceof AppError && error.reason === 'RATE_LIMITED') {
        return c.html(busyPage, 429, { ...headers, ...error.headers });
      }
      log.error({ err: error, path: c.req.path }, 'rendering a page failed');
      return c.html(brokenPage, 500, headers);
    });
    const ms = Math.round((performance.now() - started) * 10) / 10;
    log.info({ path: c.req.path, status: response.status, ms }, 'page');
    return response;
  });
}

async function pageAnswer(
  c: AppContext,
  page: RenderedPage,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const encoding = preferredEncoding(c.req.header('accept-encoding'));
  const etag = `"${page.etag}-${encoding}"`;
  const common = { ...headers, etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding, Accept-Language' };
  if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers: common });
  return new Response(await page.body(encoding), {
    status: page.status,
    headers: {
      ...common,
      'content-type': HTML,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
  });
}

/**
 * The cache key: path and the query parameters that pages read, sorted. Others (`utm_source`) would make a page each.
 */
function canonicalAddress(address: string, parameters: readonly string[]): string {
  const [path = '', query = ''] = address.split('?', 2);
  const given = new URLSearchParams(query);
  const known = new URLSearchParams(parameters.flatMap((name) => given.getAll(name).map((value) => [name, value])));
  return known.size === 0 ? path : `${path}?${known.toString()}`;
}

function addressOf(c: AppContext): string {
  const { pathname, search } = new URL(c.req.url);
  return pathname + search;
}
