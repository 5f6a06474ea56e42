import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { AppEnv } from '../../http/context.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import type { RateLimits } from '../../rate-limits/rate-limits.ts';
import { FontFiles } from '../../share-cards/font-files.ts';
import { mountCards } from '../../share-cards/mount-cards.ts';
import type { FunnyResults } from '../funny-results.ts';
import { cardOf, FunnyCards, type FunnyCard } from './funny-card.ts';

interface ImageDeps {
  config: Config;
  log: Logger;
  rateLimits: RateLimits;
  funny: FunnyResults;
  storage: Storage;
}

/**
 * The pictures of funny results, at `/og/funny/{funnyId}.png`. 404 as the result is to a stranger; a mature one has no
 * picture.
 */
export function mountFunnyImages(app: Hono<AppEnv>, { config, funny, log, rateLimits, storage }: ImageDeps): void {
  const { artDir, brand } = config;
  const cards = new FunnyCards({ artDir, brand, fonts: new FontFiles(), storage });
  mountCards<FunnyCard>(app, {
    folder: 'funny',
    config,
    log,
    rateLimits,
    draw: (card) => cards.draw(card),
    find: async (funnyId, locale) => cardOf(await funny.getShared({ locale, mature: false }, funnyId), locale),
  });
}
