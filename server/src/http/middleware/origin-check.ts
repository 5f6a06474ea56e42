import { AppError } from '../../errors.ts';
import type { AppContext } from '../context.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses foreign pages' unsafe requests (ASVS 3.5) by `Sec-Fetch-Site` or `Origin`; throws FORBIDDEN. */
export function refuseForeignPages(c: AppContext, ownOrigin: string, allowed: ReadonlySet<string>): void {
  if (SAFE_METHODS.has(c.req.method)) return;
  const origin = c.req.header('origin');
  if (origin !== undefined && (origin === ownOrigin || allowed.has(origin))) return;
  const site = c.req.header('sec-fetch-site');
  if (site === 'same-origin' || site === 'none') return;
  if (site === undefined && (origin === undefined || isHost(origin, c.req.header('host')))) return;
  throw new AppError('FORBIDDEN', 'Requests from other sites are not allowed', {
    security: { name: 'origin refused', origin: originOf(origin) },
  });
}

/** Normalised: a page may send any text. */
export function originOf(text: string | undefined): string | undefined {
  return text !== undefined && URL.canParse(text) ? new URL(text).origin : undefined;
}

/** Over plain HTTP in a local network browsers send no `Sec-Fetch-Site`: then the host must be ours. */
function isHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
