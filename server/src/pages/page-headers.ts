import type { Config } from '../config/config.ts';

/** Only inline scripts whose hashes the build names. */
function contentSecurityPolicy(inlineScriptHashes: readonly string[]): string {
  const directives = {
    'default-src': "'self'",
    'script-src': ["'self'", ...inlineScriptHashes].join(' '),
    'worker-src': "'self'",
    'style-src': "'self'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data:",
    // Films on the engine bench, which are not stored.
    'media-src': "'self' data:",
    'connect-src': "'self'",
    // Our page with Telegram's widget: see `telegram-frame.ts`.
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

/** ASVS 3.4. */
export function pageHeaders(config: Config, inlineScriptHashes: readonly string[]): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(inlineScriptHashes),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    // Returns from providers have codes in their addresses.
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(config.publicUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}
