import type { MiddlewareHandler } from 'hono';
import { AppError } from '../../errors.ts';
import { isLoopback } from '../../lib/loopback.ts';
import type { AppContext, AppEnv } from '../context.ts';
import type { Config } from '../../config/config.ts';
import type { SecurityLog } from '../../security/security-log.ts';
import { networkOfCaller } from '../network.ts';
import { originOf, refuseForeignPages } from './origin-check.ts';

/** RFC 1035, section 2.3.4. */
const MOST_LETTERS = 255;

const NO_ORIGINS: ReadonlySet<string> = new Set();

/**
 * Keeps stand-ins to callers of the server's own address: by DNS rebinding a foreign site can point its name here and
 * read responses as its own page, but cannot change `Host`. 403 where `Host` is neither a loopback address nor the
 * site's, and for foreign pages. `securityLog` records refusals.
 */
export function createStandInGuard(
  { publicUrl, trustedProxies }: Pick<Config, 'publicUrl' | 'trustedProxies'>,
  securityLog: SecurityLog,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const host = c.req.header('host') ?? new URL(c.req.url).host;
    const network = networkOfCaller(c, trustedProxies);
    if (!isOwnHost(host, publicUrl)) {
      securityLog.record({ name: 'origin refused', host: host.slice(0, MOST_LETTERS) }, { network });
      return refusal(c, `This part of the server answers at ${publicUrl} only.`);
    }
    if (isForeign(c, host, publicUrl)) {
      securityLog.record({ name: 'origin refused', origin: originOf(c.req.header('origin')) }, { network });
      return refusal(c, 'Pages of other sites may not use this part of the server.');
    }
    await next();
    return undefined;
  };
}

function isOwnHost(host: string, publicUrl: string): boolean {
  const { protocol, host: ownHost } = new URL(publicUrl);
  const address = `${protocol}//${host}`;
  if (!URL.canParse(address)) return false;
  const { host: asked, hostname } = new URL(address);
  return asked === ownHost || isLoopback(hostname);
}

/** Also refuses reads: no other site has to read anything here. */
function isForeign(c: AppContext, host: string, publicUrl: string): boolean {
  const origin = c.req.header('origin');
  const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (reads) return origin !== undefined && origin !== publicUrl && hostOf(origin) !== host;
  try {
    refuseForeignPages(c, publicUrl, NO_ORIGINS);
    return false;
  } catch (error) {
    if (error instanceof AppError) return true;
    throw error;
  }
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

function refusal(c: AppContext, text: string): Response {
  return c.text(text, 403, { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
}
