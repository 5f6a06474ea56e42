import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Config } from '../../../config/config.ts';
import type { AppEnv } from '../../../http/context.ts';
import type { RateLimits } from '../../../rate-limits/rate-limits.ts';
import { FontFiles } from '../../../share-cards/font-files.ts';
import { mountCards } from '../../../share-cards/mount-cards.ts';
import type { SharedPlays } from '../shared-plays.ts';
import { PlayCards, type PlayCard } from './play-card.ts';

interface ImageDeps {
  config: Config;
  log: Logger;
  rateLimits: RateLimits;
  sharedPlays: SharedPlays;
}

/**
 * The pictures that go with links to shared plays, at `/og/shared-plays/{storySessionId}.png`. 404 and 410 as the play
 * itself; a mature one has no picture.
 */
export function mountSharedPlayImages(app: Hono<AppEnv>, { config, log, rateLimits, sharedPlays }: ImageDeps): void {
  const cards = new PlayCards({ artDir: config.artDir, brand: config.brand, fonts: new FontFiles() });
  mountCards<PlayCard>(app, {
    folder: 'shared-plays',
    config,
    log,
    rateLimits,
    draw: (card) => cards.draw(card),
    async find(storySessionId, locale) {
      const { story, rounds } = await sharedPlays.open({ locale, mature: false }, storySessionId);
      const { storyId, title } = story;
      return { storyId, title, ending: rounds.at(-1)?.ending_title ?? null, rounds: rounds.length, locale };
    },
  });
}
