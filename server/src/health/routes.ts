import { timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import type { Config } from '../config/config.ts';
import { jsonAnswer } from '../http/answer.ts';
import type { AppContext, AppEnv } from '../http/context.ts';
import { sha256 } from '../lib/hash.ts';
import { isLoopback } from '../lib/loopback.ts';
import type { Readiness } from './readiness.ts';

const OPERATIONAL = { code: 200, message: 'OK' } as const;

export interface HealthDeps {
  config: Pick<Config, 'publicUrl' | 'statusToken'>;
  readiness: Readiness;
  providers: () => Readonly<Record<string, string>>;
}

/**
 * Liveness and readiness, outside of the contract. Providers are shown to callers with STATUS_TOKEN, and on a loopback
 * site to callers of this machine; behind a proxy addresses prove nothing.
 */
export function mountHealth(api: Hono<AppEnv>, { config, providers, readiness }: HealthDeps): void {
  const isLocalSite = isLoopback(new URL(config.publicUrl).hostname);

  api.get('/healthz', (c) => jsonAnswer(c.get('facts'), 200, { ...OPERATIONAL, data: { status: 'alive' } }));

  api.get('/readyz', async (c) => {
    await readiness.require();
    const seesProviders = (isLocalSite && isLocalCaller(c)) || hasToken(c, config.statusToken);
    const data = { status: 'ready', ...(seesProviders ? { providers: providers() } : {}) };
    return jsonAnswer(c.get('facts'), 200, { ...OPERATIONAL, data });
  });
}

/** In-process calls have no connection. */
function isLocalCaller(c: AppContext): boolean {
  const address = c.env?.incoming?.socket.remoteAddress;
  return address === undefined || isLoopback(address);
}

function hasToken(c: AppContext, token: string | undefined): boolean {
  const given = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1];
  if (token === undefined || given === undefined) return false;
  return timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(token)));
}
