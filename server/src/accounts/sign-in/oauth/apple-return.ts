import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { AppError } from '../../../errors.ts';
import { DEFAULT_LOCALE } from '../../../lib/locale.ts';
import type { AppEnv } from '../../../http/context.ts';
import { APPLE_RETURN_PATH, failure, type Apple } from './apple.ts';

const LONGEST_FORM = 16_384;

/** Apple posts from its own site, which the middleware would refuse; its state proves that the request is ours. */
export function mountAppleReturn(app: Hono<AppEnv>, apple: Apple, log: Logger): void {
  app.post(APPLE_RETURN_PATH, async (c) => {
    const length = Number(c.req.header('content-length') ?? Number.NaN);
    const form = new URLSearchParams(length <= LONGEST_FORM ? await c.req.text() : '');
    const field = (name: string) => form.get(name) ?? undefined;
    const answer = { code: field('code'), error: field('error'), state: field('state') ?? '', user: field('user') };
    const { locale = DEFAULT_LOCALE, parameters } = await apple.receive(answer).catch((error: unknown) => {
      // Causes may quote tokens.
      const { message } = refusal(error);
      log.warn({ problem: message }, 'apple return failed');
      return { locale: undefined, parameters: failure(message) };
    });
    return c.body(null, 303, {
      'cache-control': 'no-store',
      location: `/${locale}/registerlogin?${new URLSearchParams(parameters).toString()}`,
      'referrer-policy': 'no-referrer',
    });
  });
}

function refusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError('INTERNAL', 'Something went wrong on the server', { cause: error });
}
