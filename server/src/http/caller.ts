import { ownerOf, type Principal } from './principal.ts';
import type { View } from './view.ts';

export interface Caller {
  ownerId: string;
  view: View;
  /** The name of the act, where the caller gave one. */
  key?: string | undefined;
}

/** Who calls, what may be shown, and the name of the act where the caller gave one. */
export function callerOf(
  { principal, view }: { principal: Principal; view: View },
  headers: { 'Idempotency-Key'?: string | undefined } = {},
): Caller {
  return { ownerId: ownerOf(principal), view, key: headers['Idempotency-Key'] };
}
