import { getCookie } from 'hono/cookie';
import { Locale } from '../contract/validators.ts';
import type { AppContext } from '../http/context.ts';

/** The pages repeat here what they keep in storage (Product §3.2), which a server cannot read. */
const LANGUAGE_COOKIE = 'language_type';

/**
 * The languages that a visitor wants, as an `Accept-Language` value: the one they chose stands before those that their
 * browser asks for, so that an address without a language leads to it (Product §2.1, §2.2).
 */
export function wantedLanguages(c: AppContext): string | undefined {
  const chosen = Locale.safeParse(getCookie(c, LANGUAGE_COOKIE)).data;
  const asked = c.req.header('accept-language');
  return [chosen, asked].filter((language) => language !== undefined).join(',') || undefined;
}
