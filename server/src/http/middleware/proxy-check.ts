import type { Logger } from 'pino';
import { hopsOf } from '../network.ts';

/**
 * Warns once when `X-Forwarded-For` contradicts TRUSTED_PROXIES: per-address limits would count all visitors as one, or
 * let visitors choose their address. The result takes each request's header.
 */
export function createProxyCheck(log: Logger, trustedProxies: number): (forwardedFor: string | undefined) => void {
  let hasWarned = false;
  return (forwardedFor) => {
    if (hasWarned || forwardedFor === undefined) return;
    const hops = hopsOf(forwardedFor).length;
    if (trustedProxies > 0 && hops >= trustedProxies) return;
    hasWarned = true;
    log.warn(
      { trustedProxies, hops },
      trustedProxies === 0
        ? 'X-Forwarded-For is ignored: TRUSTED_PROXIES is 0. Set it if a proxy of yours stands in front, or all visitors share one rate limit'
        : 'X-Forwarded-For names fewer addresses than TRUSTED_PROXIES: set it to the number of proxies of yours, and do not let clients reach the server past them',
    );
  };
}
