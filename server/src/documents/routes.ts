import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Hono } from 'hono';
import { AppError } from '../errors.ts';
import type { AppEnv } from '../http/context.ts';

const FORMATS = { 'openapi.json': 'application/json', 'openapi.yaml': 'application/yaml' } as const;
const FIVE_MINUTES = 'public, max-age=300';

/** The contract itself, for tools and people. */
export function mountDocuments(api: Hono<AppEnv>, contractDir: string): void {
  for (const [name, type] of Object.entries(FORMATS)) {
    api.get(`/${name}`, async (c) => {
      const text = await readFile(path.join(contractDir, name), 'utf8').catch((cause: unknown) => {
        throw new AppError('NOT_FOUND', 'The contract has not been bundled here', { cause });
      });
      const headers = { ...c.get('facts').headers, 'content-type': `${type}; charset=utf-8` };
      return new Response(text, { headers: { ...headers, 'cache-control': FIVE_MINUTES } });
    });
  }
}
