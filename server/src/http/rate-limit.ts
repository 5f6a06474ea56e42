import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors.ts';

/** Counts a request; throws RATE_LIMITED with `Retry-After`. */
export type RateLimit = (network: string) => Promise<void>;

/** `perMinute` counts per network, 0 is no limit. The limit throws RATE_LIMITED with `Retry-After`. */
export function createRateLimit(perMinute: number): RateLimit {
  if (perMinute === 0) return async () => undefined;
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (network) => {
    try {
      await limiter.consume(network);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new AppError('RATE_LIMITED', `Too many requests: try again in ${seconds} s`, {
        headers: { 'retry-after': String(seconds) },
      });
    }
  };
}
