import { ownerOf, type Principal } from './principal.ts';
import type { View } from './view.ts';

export interface Caller {
  ownerId: string;
  view: View;
  key?: string | undefined;
}

export function callerOf(
  { principal, view }: { principal: Principal; view: View },
  headers: { 'Idempotency-Key'?: string | undefined } = {},
): Caller {
  return { ownerId: ownerOf(principal), view, key: headers['Idempotency-Key'] };
}
