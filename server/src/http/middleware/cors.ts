/** With the session values of a login (Product §7.1). */
const EXPOSED = 'Authorization, Device-ID, User-Login-Status, X-Request-Id, Retry-After';
const ALLOWED_HEADERS =
  'Authorization, Content-Type, Device-ID, Idempotency-Key, If-Match, User-Login-Status, X-Request-Id, language-type, sfw-type';
const ALLOWED_METHODS = 'GET, POST, PUT, PATCH, DELETE';
const PREFLIGHT_SECONDS = '600';

export function corsHeaders(origin: string | undefined, allowed: ReadonlySet<string>): Record<string, string> {
  if (origin === undefined || !allowed.has(origin)) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': EXPOSED,
    'cross-origin-resource-policy': 'cross-origin',
  };
}

export const preflightHeaders = {
  'access-control-allow-headers': ALLOWED_HEADERS,
  'access-control-allow-methods': ALLOWED_METHODS,
  'access-control-max-age': PREFLIGHT_SECONDS,
} as const;
