import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Hono } from 'hono';
import type { Config } from '../config/config.ts';
import type { AppEnv } from '../http/context.ts';
import { preferredEncoding } from '../lib/encoding.ts';
import { RenderedPage } from './page-cache.ts';

/** Takes the place of any worker of this site, empties its caches and is gone with it. Open pages stay as they are. */
const FAREWELL = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
})()));
`;

/**
 * Answers `/sw.js`: the worker of the build, or the one that removes it where `SERVICE_WORKER` is off. Browsers ask for
 * it at every visit, and take it only where it has changed. Without a build there is none.
 */
export function mountServiceWorker(
  app: Hono<AppEnv>,
  { appDir, serviceWorker }: Pick<Config, 'appDir' | 'serviceWorker'>,
  headers: Readonly<Record<string, string>>,
): void {
  const file = path.join(appDir, 'client/sw.js');
  if (serviceWorker === 'on' && !existsSync(file)) return;
  const script = serviceWorker === 'on' ? readFileSync(file, 'utf8') : FAREWELL;
  const worker = new RenderedPage({ kind: 'page', status: 200, html: script });
  app.get('/sw.js', async (c) => {
    const encoding = preferredEncoding(c.req.header('accept-encoding'));
    const etag = `"${worker.etag}-${encoding}"`;
    const common = { ...headers, etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' };
    if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers: common });
    return new Response(await worker.body(encoding), {
      headers: {
        ...common,
        'content-type': 'text/javascript; charset=utf-8',
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      },
    });
  });
}
