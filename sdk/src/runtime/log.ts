import type { FabulaError } from './answers/errors';

export interface LogEntry {
  readonly kind: 'answered' | 'failed' | 'retrying';
  readonly method: string;
  /** The path below the base address, without its query. */
  readonly path: string;
  /** 0 for the first attempt. */
  readonly attempt: number;
  readonly status?: number;
  readonly error?: FabulaError;
  /** Before the next attempt, in milliseconds. */
  readonly delayMs?: number;
}
