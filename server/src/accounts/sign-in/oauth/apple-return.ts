import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { AppError } from '../../../errors.ts';
import { DEFAULT_LOCALE } from '../../../lib/locale.ts';
import type { AppEnv } from '../../../http/context.ts';
import { APPLE_RETURN_PATH, failure, type Apple } from './apple.ts';

const LONGEST_FORM = 16_384;

/**
 * The address to which Apple posts a form from its own site. It is handled before the request middleware of the API, which refuses
 * what pages of other sites send; the state in the form is what makes the request ours. Not part of the contract.
 */
export function mountAppleReturn(app: Hono<AppEnv>, apple: Apple, log: Logger): void {
  app.post(APPLE_RETURN_PATH, async (c) => {
    const length = Number(c.req.header('content-length') ?? Number.NaN);
    const form = new URLSearchParams(length <= LONGEST_FORM ? await c.req.text() : '');
    const field = (name: string) => form.get(name) ?? undefined;
    const answer = { code: field('code'), error: field('error'), state: field('state') ?? '', user: field('user') };
    const { locale = DEFAULT_LOCALE, parameters } = await apple.receive(answer).catch((error: unknown) => {
      // The message alone: what lies beneath may quote tokens.
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
