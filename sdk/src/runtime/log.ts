import type { FabulaError } from './answers/errors';

/** One line for a log: an attempt of a call that was answered, one that failed, or one that will be repeated. */
export interface LogEntry {
  readonly kind: 'answered' | 'failed' | 'retrying';
  readonly method: string;
  /** The path below the base address, without its query. */
  readonly path: string;
  /** 0 for the first attempt. */
  readonly attempt: number;
  /** HTTP status of the answer, if there was one. */
  readonly status?: number;
  readonly error?: FabulaError;
  /** Before the next attempt, in milliseconds. */
  readonly delayMs?: number;
}
