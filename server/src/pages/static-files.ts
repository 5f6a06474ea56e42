import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';
import type { Config } from '../config/config.ts';
import type { AppContext, AppEnv } from '../http/context.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

const keepForEver: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.header('cache-control', FOR_EVER);
  c.header('x-content-type-options', 'nosniff');
  c.header('cross-origin-resource-policy', 'cross-origin');
  await next();
};

const varyByFormat: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.header('vary', 'Accept');
  await next();
};

function artFile(address: string, accept: string | undefined): string {
  const file = address.slice('/art'.length);
  return accept?.includes('image/avif') ? file.replace(/\.webp$/, '.avif') : file;
}

function notThere(c: AppContext): Response {
  return c.text('Not found', 404, { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
}

/**
 * The built scripts and styles at `/assets` and the pictures at `/art`, compressed beforehand. Addresses that climb
 * out of a folder are refused by the library.
 */
export function mountStaticFiles(app: Hono<AppEnv>, { appDir, artDir }: Config): void {
  const assets = serveStatic({ root: path.join(appDir, 'client'), precompressed: true });
  const art = serveStatic({
    root: artDir,
    precompressed: true,
    rewriteRequestPath: (address) => artFile(address, undefined),
  });
  const preferredArt = serveStatic<AppEnv>({
    root: artDir,
    precompressed: true,
    rewriteRequestPath: (address, c) => artFile(address, c.req.header('accept')),
  });
  app.use('/assets/*', keepForEver, assets);
  app.use('/art/*', keepForEver, varyByFormat, preferredArt, art);
  app.all('/assets/*', notThere);
  app.all('/art/*', notThere);
}
