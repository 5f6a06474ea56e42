import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from './refusal.ts';

/** Counts a request of a person or an address; throws RATE_LIMITED with `Retry-After`. */
export type RateLimit = (key: string) => Promise<void>;

/** Counts in this process alone: `perMinute` for each key, 0 is no limit. */
export function createMemoryLimit(perMinute: number): RateLimit {
  if (perMinute === 0) return async () => undefined;
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (key) => {
    try {
      await limiter.consume(key);
    } catch (error) {
      throw error instanceof RateLimiterRes ? tooManyRequests(error.msBeforeNext) : error;
    }
  };
}
