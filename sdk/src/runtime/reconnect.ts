import type { Clock } from './configuration';
import { AbortedError, ApiError, ContractError, type FabulaError } from './answers/errors';
import { pause, retryDelayMs } from './retry';

export interface ReconnectPolicy {
  /**
   * How long to wait before the next connection, in milliseconds; `undefined` ends the stream.
   *
   * @param attempt 0 for the first reconnection after an event
   * @param error why the connection broke; `undefined` when it ended without a failure
   */
  readonly delayMs: (attempt: number, error: FabulaError | undefined, clock: Clock) => number | undefined;
  /** Waits before a reconnection; the SDK's clock by default. It may resolve early, for example once back online. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Calls `replace` when an open connection may have died unnoticed; the function it returns unsubscribes. */
  readonly watch?: (replace: () => void) => () => void;
}

/** Reconnections in a row without an event after which a stream gives up. */
const mostReconnections = 5;

/** Reconnects after a failure that may pass, five times in a row at most; ends when the server ends the stream. */
export const untilClosed: ReconnectPolicy = {
  delayMs: (attempt, error, clock) =>
    error === undefined || attempt >= mostReconnections ? undefined : retryDelayMs(error, attempt, clock),
};

const firstDelayMs = 500;
const longestDelayMs = 15_000;

const isFinal = (error: FabulaError | undefined): boolean =>
  error instanceof ContractError || (error instanceof ApiError && error.status >= 400 && error.status < 429);

/**
 * Reconnects whenever a connection ends, for as long as the caller listens, unless the server refuses the stream: at once
 * the first time, then after 0.5 s, doubling up to 15 s.
 */
export const untilAborted: ReconnectPolicy = {
  delayMs: (attempt, error) => {
    if (isFinal(error)) return undefined;
    return attempt === 0 ? 0 : Math.min(firstDelayMs * 2 ** (attempt - 1), longestDelayMs);
  },
};

/** Waits as the policy says; rejects with `AbortedError` when the caller aborts meanwhile. */
export async function waitToReconnect(
  { wait }: ReconnectPolicy,
  ms: number,
  clock: Clock,
  signal: AbortSignal | null | undefined,
): Promise<void> {
  if (wait === undefined) return pause(clock, ms, signal);
  await wait(ms, signal ?? new AbortController().signal);
  if (signal?.aborted) throw new AbortedError('The call was aborted', { cause: signal.reason });
}
