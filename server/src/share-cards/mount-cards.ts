import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { ErrorReason } from '../contract/validators.ts';
import { AppError } from '../errors.ts';
import type { AppEnv } from '../http/context.ts';
import { networkOfCaller } from '../http/network.ts';
import { statusOf } from '../http/status.ts';
import { sha256 } from '../lib/hash.ts';
import { toLocale, type Locale } from '../lib/locale.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { CardCache } from './card-cache.ts';

/** One takes some tenths of a second to draw: the last in the queue waits for seconds, not for minutes. */
const CARDS = { most: 64, mostWaiting: 16 };
/** Not cached, as the link may be revoked at any time. */
const HEADERS = {
  'cache-control': 'no-cache',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Reasons that the caller gets; any other failure is an error of the server. */
const TOLD: ReadonlySet<ErrorReason> = new Set(['NOT_FOUND', 'GONE', 'RATE_LIMITED', 'UNAVAILABLE']);

interface CardRoute<Card> {
  /** The folder below `/og/`. */
  folder: string;
  config: Config;
  log: Logger;
  rateLimits: RateLimits;
  /** What a card shows; equal cards are drawn once. */
  find: (id: string, locale: Locale) => Promise<Card>;
  draw: (card: Card) => Promise<Buffer>;
}

/**
 * Share cards at `/og/{folder}/{id}.png`; `lang` is the language of the page. 404 and 410 as what is shared itself. 429
 * beyond as many a minute as pages from one address, 503 while too many others are being drawn.
 */
export function mountCards<Card>(
  app: Hono<AppEnv>,
  { config, draw, find, folder, log, rateLimits }: CardRoute<Card>,
): void {
  const kept = new CardCache(CARDS);
  const limit = rateLimits.approximate(`share cards of ${folder}`, config.limits.pagesPerMinute);
  app.on(['GET', 'HEAD'], `/og/${folder}/:file{[a-z0-9-]{1,80}\\.png}`, async (c) => {
    try {
      const network = networkOfCaller(c, config.trustedProxies);
      if (network !== undefined) await limit(network);
      const card = await find(c.req.param('file').slice(0, -'.png'.length), toLocale(c.req.query('lang')));
      const key = sha256(JSON.stringify(card));
      const headers = { ...HEADERS, etag: `"${key}"` };
      if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers);
      const picture = await kept.get(key, () => draw(card));
      return c.body(new Uint8Array(picture), 200, { ...headers, 'content-type': 'image/png' });
    } catch (error) {
      if (error instanceof AppError && TOLD.has(error.reason)) {
        return c.text(error.message, statusOf[error.reason], { ...HEADERS, ...error.headers });
      }
      log.error({ err: error, path: c.req.path }, 'drawing a share picture failed');
      return c.text('The picture could not be drawn', 500, HEADERS);
    }
  });
}
