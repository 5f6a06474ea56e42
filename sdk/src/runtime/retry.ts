import type { Clock } from './configuration';
import { AbortedError, ApiError, ConnectionError, type FabulaError } from './answers/errors';

const passingStatuses: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);

const firstDelayMs = 500;
const longestDelayMs = 8_000;
/** A server that asks for more patience than this is answered by the caller, not by waiting. */
const longestRetryAfterMs = 20_000;

/** `Retry-After` in milliseconds from now: seconds or an HTTP date (RFC 9110 §10.2.3). */
export function retryAfterMs(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/**
 * How long to wait before trying a safe read again, in milliseconds; `undefined` when it must not be tried again.
 * @param attempt 0 for the first failure: 0.5 s, doubling up to 8 s, each shortened by up to a quarter so that clients part.
 */
export function retryDelayMs(error: FabulaError, attempt: number, clock: Clock): number | undefined {
  const backOff = Math.min(firstDelayMs * 2 ** attempt, longestDelayMs) * (1 - Math.random() / 4);
  if (error instanceof ConnectionError) return backOff;
  if (!(error instanceof ApiError) || !passingStatuses.has(error.status)) return undefined;
  const asked = retryAfterMs(error.headers, clock.now());
  if (asked === undefined) return backOff;
  return asked <= longestRetryAfterMs ? asked : undefined;
}

/** Waits between two attempts; rejects with {@link AbortedError} when the caller aborts meanwhile. */
export async function pause(clock: Clock, ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  try {
    await clock.sleep(ms, signal);
  } catch (cause) {
    throw new AbortedError('The call was aborted', { cause });
  }
}
