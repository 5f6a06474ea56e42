import type { Hono } from 'hono';
import type { Database } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { jsonAnswer } from '../http/answer.ts';
import type { AppEnv } from '../http/context.ts';

const OPERATIONAL = { code: 200, message: 'OK' } as const;

/**
 * Alive and ready, for balancers and start scripts. Neither is part of the contract.
 *
 * @param providers Who does which outside work at the moment; said beside the kind of the database.
 */
export function mountHealth(
  api: Hono<AppEnv>,
  database: Database,
  providers: () => Readonly<Record<string, string>>,
): void {
  api.get('/healthz', (c) => jsonAnswer(c.get('facts'), 200, { ...OPERATIONAL, data: { status: 'alive' } }));

  api.get('/readyz', async (c) => {
    await database.ping().catch((cause: unknown) => {
      throw new AppError('UNAVAILABLE', 'The database does not answer', { cause, headers: { 'retry-after': '2' } });
    });
    return jsonAnswer(c.get('facts'), 200, {
      ...OPERATIONAL,
      data: { status: 'ready', providers: { database: database.kind, ...providers() } },
    });
  });
}
