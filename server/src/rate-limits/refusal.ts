import { AppError } from '../errors.ts';
import type { SecurityEvent } from '../security/events.ts';

/** RATE_LIMITED with `Retry-After`, `ms` from now. */
export function refusal(words: string, ms: number, security?: SecurityEvent): AppError {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  return new AppError('RATE_LIMITED', `${words}: try again in ${seconds} s`, {
    headers: { 'retry-after': String(seconds) },
    ...(security === undefined ? {} : { security }),
  });
}

export const tooManyRequests = (ms: number): AppError => refusal('Too many requests', ms);
