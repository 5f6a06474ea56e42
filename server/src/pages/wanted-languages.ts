import { getCookie } from 'hono/cookie';
import { Locale } from '../contract/validators.ts';
import type { AppContext } from '../http/context.ts';

/** The pages copy the stored choice (Product §3.2) into this cookie. */
const LANGUAGE_COOKIE = 'language_type';

/** The visitor's languages as an `Accept-Language` value, the chosen one first (Product §2.1, §2.2). */
export function wantedLanguages(c: AppContext): string | undefined {
  const chosen = Locale.safeParse(getCookie(c, LANGUAGE_COOKIE)).data;
  const asked = c.req.header('accept-language');
  return [chosen, asked].filter((language) => language !== undefined).join(',') || undefined;
}
