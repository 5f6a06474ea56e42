import type { Hono } from 'hono';
import type { Brand } from '../../../config/config.ts';
import type { AppContext, AppEnv } from '../../../http/context.ts';
import { LOCALES, type Locale } from '../../../lib/locale.ts';
import { unsubscribePage, unsubscribePolicy, type UnsubscribeState } from './unsubscribe-page.ts';
import type { WeeklyMails } from './weekly-mails.ts';

interface RouteDeps {
  brand: Brand;
  weeklyMails: Pick<WeeklyMails, 'isSigned' | 'stop'>;
}

/**
 * Answers the links of weekly mails, outside of the contract: a page that asks, and a POST that ends the mails, from that
 * page or from a mail program (RFC 8058). Its body says nothing more and is not read, and only a
 * signed token reaches the database.
 */
export function mountUnsubscribe(app: Hono<AppEnv>, { brand, weeklyMails }: RouteDeps): void {
  const answer = (c: AppContext, state: UnsubscribeState, locale: Locale) =>
    c.html(unsubscribePage(state, { brand, locale }), state === 'invalid' ? 404 : 200, {
      'cache-control': 'no-store',
      'content-security-policy': unsubscribePolicy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
  for (const locale of LOCALES) {
    app.get(`/${locale}/weekly-mail/:token`, (c) =>
      answer(c, weeklyMails.isSigned(c.req.param('token')) ? 'asked' : 'invalid', locale),
    );
    app.post(`/${locale}/weekly-mail/:token`, async (c) => {
      return answer(c, (await weeklyMails.stop(c.req.param('token'))) ? 'stopped' : 'invalid', locale);
    });
  }
}
