import type { Config } from '../config/config.ts';

/** Content security policy of the pages: nothing inline but the scripts whose hashes the build names. */
function contentSecurityPolicy(inlineScriptHashes: readonly string[]): string {
  const directives = {
    'default-src': "'self'",
    'script-src': ["'self'", ...inlineScriptHashes].join(' '),
    'style-src': "'self'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data:",
    'connect-src': "'self'",
    // Only our own page with the widget of Telegram: see `telegram-frame.ts`.
    'frame-src': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'object-src': "'none'",
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}

/** Security headers of every HTML page (ASVS 3.4). */
export function pageHeaders(config: Config, inlineScriptHashes: readonly string[]): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(inlineScriptHashes),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    // Never more than the origin: addresses of returns hold codes, which our own scripts and styles need not be told.
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(config.publicUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}
