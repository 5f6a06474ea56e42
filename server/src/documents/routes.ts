import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import { AppError } from '../errors.ts';
import type { AppEnv } from '../http/context.ts';
import { REFERENCE_FILES, referencePage, referencePolicy } from './reference-page.ts';

const FORMATS = { 'openapi.json': 'application/json', 'openapi.yaml': 'application/yaml' } as const;
const FIVE_MINUTES = 'public, max-age=300';

export function mountDocuments(api: Hono<AppEnv>, contractDir: string): void {
  for (const [name, type] of Object.entries(FORMATS)) {
    api.get(`/${name}`, compress(), async (c) => {
      const text = await readFile(path.join(contractDir, name), 'utf8').catch((cause: unknown) => {
        throw new AppError('NOT_FOUND', 'The contract has not been bundled here', { cause });
      });
      const headers = { ...c.get('facts').headers, 'content-type': `${type}; charset=utf-8` };
      return new Response(text, { headers: { ...headers, 'cache-control': FIVE_MINUTES } });
    });
  }
  mountReference(api);
}

function mountReference(api: Hono<AppEnv>): void {
  const readerDir = fileURLToPath(new URL('.', import.meta.resolve('swagger-ui-dist/swagger-ui.css')));
  const reader = serveStatic<AppEnv>({
    root: readerDir,
    rewriteRequestPath: (address) => address.slice(REFERENCE_FILES.length),
  });
  const ownReader = readFileSync(new URL('reference-reader.js', import.meta.url));
  api.get('/reference/reader.js', (c) =>
    c.body(ownReader, 200, {
      ...c.get('facts').headers,
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': FIVE_MINUTES,
    }),
  );
  api.get('/reference', (c) =>
    c.html(referencePage, 200, {
      ...c.get('facts').headers,
      'cache-control': FIVE_MINUTES,
      'content-security-policy': referencePolicy,
    }),
  );
  api.get(
    '/reference/:file{(?:swagger-ui\\.css|swagger-ui-bundle\\.js|favicon-32x32\\.png)}',
    compress(),
    (c, next) => {
      for (const [name, value] of Object.entries(c.get('facts').headers)) c.header(name, value);
      c.header('cache-control', FIVE_MINUTES);
      return reader(c, next);
    },
  );
}
