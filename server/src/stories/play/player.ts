import type { View } from '../../http/view.ts';
import type { IdempotentRequest } from '../../idempotency/run-idempotent.ts';

/** Who calls, what may be shown, and the idempotency key where the caller gave one. */
export interface Player {
  ownerId: string;
  view: View;
  key?: string | undefined;
}

/** A player whose calls may run a story. */
export interface ActivePlayer extends Player {
  /** In which queue they wait for an imported story to run (`queueKeyOf`). */
  queueKey: string;
}

/** A call that must not have its effect twice under one key. */
export function requestOf({ ownerId, key }: Player, operation: string, input: unknown, now: number): IdempotentRequest {
  return { ownerId, operation, key, input, now };
}
