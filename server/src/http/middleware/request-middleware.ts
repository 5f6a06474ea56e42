import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '../../config/config.ts';
import { operations, type OperationFacts } from '../../contract/operations.ts';
import { AppError } from '../../errors.ts';
import type { RateLimits } from '../../rate-limits/rate-limits.ts';
import { failureAnswer, type FailureLogs } from '../answer.ts';
import { exceedsContentLength, tooLarge } from '../bodies/body.ts';
import type { AppContext, AppEnv, RequestFacts } from '../context.ts';
import { corsHeaders, preflightHeaders } from './cors.ts';
import { networkOfCaller } from '../network.ts';
import { refuseForeignPages } from './origin-check.ts';
import { createProxyCheck } from './proxy-check.ts';

const SANE_REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;

const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** A request that was answered. */
export interface AnsweredRequest {
  /** Undefined for what is no operation of the contract. */
  operation: string | undefined;
  /** HTTP's. */
  status: number;
  ms: number;
}

export interface RequestMiddlewareDeps extends FailureLogs {
  config: Config;
  rateLimits: RateLimits;
  onAnswer?: ((request: AnsweredRequest) => void) | undefined;
}

/**
 * The one pass of every API request: id, security and CORS headers, rate limit, size cap, foreign pages, a log line.
 * Stock middleware costs several times the request; this never builds standard Request or Headers.
 */
export function createRequestMiddleware({
  config,
  onAnswer,
  rateLimits,
  ...logs
}: RequestMiddlewareDeps): MiddlewareHandler<AppEnv> {
  const mostBytes = Math.max(config.bodyLimitBytes, ...Object.values(operations).map(bodyLimitOf));
  const limit = rateLimits.approximate('requests', config.limits.perMinute);
  const checkProxies = createProxyCheck(logs.log, config.trustedProxies);
  const strict: Record<string, string> = config.publicUrl.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {};

  async function check(c: AppContext, facts: RequestFacts): Promise<Response | undefined> {
    if (c.req.method === 'OPTIONS') return preflight(c, facts);
    if (facts.network !== undefined) await limit(facts.network);
    refuseForeignPages(c, config.publicUrl, config.corsOrigins);
    if (exceedsContentLength(c, mostBytes)) throw tooLarge(mostBytes);
    return undefined;
  }

  return async (c, next) => {
    const started = performance.now();
    const given = c.req.header('x-request-id');
    checkProxies(c.req.header('x-forwarded-for'));
    const requestId = given !== undefined && SANE_REQUEST_ID.test(given) ? given : randomUUID();
    const facts: RequestFacts = {
      requestId,
      network: networkOfCaller(c, config.trustedProxies),
      headers: {
        ...SECURITY_HEADERS,
        ...strict,
        ...corsHeaders(c.req.header('origin'), config.corsOrigins),
        'x-request-id': requestId,
      },
    };
    c.set('facts', facts);
    const refusal = await check(c, facts).catch((error: unknown) => failureAnswer(facts, error, logs));
    if (refusal === undefined) await next();
    const { status } = refusal ?? c.res;
    const ms = Math.round((performance.now() - started) * 10) / 10;
    // Queries may carry codes and passwords.
    onAnswer?.({ operation: facts.operation, status, ms });
    logs.log.info({ requestId, method: c.req.method, path: c.req.path, status, ms }, 'request');
    return refusal;
  };
}

function bodyLimitOf({ maxBodyBytes = 0 }: OperationFacts): number {
  return maxBodyBytes;
}

function preflight(c: AppContext, facts: RequestFacts): Response {
  if (c.req.header('access-control-request-method') === undefined) {
    throw new AppError('METHOD_NOT_ALLOWED', 'OPTIONS is only for preflight requests');
  }
  if (facts.headers['access-control-allow-origin'] === undefined) {
    throw new AppError('FORBIDDEN', 'This origin is not allowed to call the API');
  }
  return new Response(null, { status: 204, headers: { ...facts.headers, ...preflightHeaders, vary: 'Origin' } });
}
