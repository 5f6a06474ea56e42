import type { Hono } from 'hono';
import type { AppEnv } from '../http/context.ts';
import { LOCALES } from '../lib/locale.ts';

/**
 * Answers what is shared to an installed site where no service worker takes it, as after the operator has switched the
 * worker off: the import page says that the file did not arrive. The body is not read.
 */
export function mountShareTarget(app: Hono<AppEnv>, headers: Readonly<Record<string, string>>): void {
  for (const locale of LOCALES) {
    const location = `/${locale}/gen-character/create-own-character?shared=nothing`;
    app.post(`/${locale}/share-target`, () => new Response(null, { status: 303, headers: { ...headers, location } }));
  }
}
