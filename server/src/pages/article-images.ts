import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { AppError } from '../errors.ts';
import type { AppEnv } from '../http/context.ts';
import { toLocale, type Locale } from '../lib/locale.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { CardDrawer } from '../share-cards/draw-card.ts';
import { FontFiles } from '../share-cards/font-files.ts';
import { mountCards } from '../share-cards/mount-cards.ts';
import type { RenderModule } from './render-module.ts';

/** The story whose scene is behind the title. */
const SCENE = 'the-glass-observatory';
/** Of the title's letters, in pixels. */
const SIZES = { short: 80, long: 62, shortUpTo: 40 };

interface ImageDeps {
  config: Config;
  log: Logger;
  rateLimits: RateLimits;
  findArticle: RenderModule['findArticle'];
}

interface ArticleCard {
  title: string;
  locale: Locale;
}

/** The pictures that go with links to posts of the blog and to the white paper, at `/og/articles/{name}.png`. */
export function mountArticleImages(app: Hono<AppEnv>, { config, findArticle, log, rateLimits }: ImageDeps): void {
  const { artDir, brand } = config;
  const drawer = new CardDrawer({ artDir, brand, fonts: new FontFiles() });
  mountCards<ArticleCard>(app, {
    folder: 'articles',
    config,
    log,
    rateLimits,
    async find(name, asked) {
      const article = await findArticle(name, asked);
      if (article === undefined) throw new AppError('NOT_FOUND', 'There is no such article');
      return { title: article.title, locale: toLocale(article.language) };
    },
    async draw({ locale, title }) {
      const size = title.length <= SIZES.shortUpTo ? SIZES.short : SIZES.long;
      const texts = [{ text: title, size, color: drawer.colors.text }];
      return drawer.draw({ ground: await drawer.sceneOf(SCENE), texts, locale });
    },
  });
}
