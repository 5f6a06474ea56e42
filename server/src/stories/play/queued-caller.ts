import type { Caller } from '../../http/caller.ts';
import type { IdempotentRequest } from '../../idempotency/run-idempotent.ts';

/** A caller whose calls may run a story. */
export interface QueuedCaller extends Caller {
  /** In which queue they wait for an imported story to run (`queueKeyOf`). */
  queueKey: string;
}

/** A caller for whom a model may write a round. */
export interface PlayingCaller extends QueuedCaller {
  /** Before a model writes for them; throws AppError where they may not ask for it. */
  beginRound: () => Promise<void>;
}

/** A call that must not have its effect twice under one key. */
export function requestOf({ ownerId, key }: Caller, operation: string, input: unknown, now: number): IdempotentRequest {
  return { ownerId, operation, key, input, now };
}
