import type { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../../../http/context.ts';
import type { Clock } from '../../../lib/clock.ts';
import { telegramSignature } from '../data-check.ts';
import { LOCAL_SIGN_PATH, LOCAL_WIDGET_PATH, localWidgetScript } from './widget-script.ts';

const LONGEST_FORM = 4096;

const Person = z.object({
  id: z.string().regex(/^[1-9]\d{0,15}$/),
  first_name: z.string().trim().min(1).max(64),
  username: z.string().regex(/^\w{0,32}$/),
});

export function mountLocalTelegram(app: Hono<AppEnv>, deps: { clock: Clock; botToken: string }): void {
  app.get(LOCAL_WIDGET_PATH, (c) =>
    c.body(localWidgetScript, 200, {
      'cache-control': 'no-store',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    }),
  );

  app.post(LOCAL_SIGN_PATH, async (c) => {
    if (Number(c.req.header('content-length') ?? Number.NaN) > LONGEST_FORM) return c.text('Too much', 413);
    const person = Person.safeParse(Object.fromEntries(new URLSearchParams(await c.req.text())));
    if (!person.success) return c.text('That is not a person of Telegram.', 400);
    const { username, ...named } = person.data;
    const known = { ...named, ...(username === '' ? {} : { username }) };
    const user = { ...known, auth_date: String(Math.floor(deps.clock.now() / 1000)) };
    const hash = telegramSignature(user, deps.botToken).toString('hex');
    return c.json({ ...user, hash }, 200, { 'cache-control': 'no-store' });
  });
}
