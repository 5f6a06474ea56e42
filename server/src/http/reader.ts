import { accountOf, type Principal } from './principal.ts';
import { type Caller, callerOf } from '../http/caller.ts';
import type { View } from './view.ts';

export interface Reader {
  /** Undefined for a guest. */
  accountId: string | undefined;
  view: View;
}

export interface Visitor extends Reader, Caller {
  network: string | undefined;
}

export interface Member extends Reader {
  accountId: string;
  key: string | undefined;
}

export function readerOf({ principal, view }: { principal: Principal | undefined; view: View }): Reader {
  return { accountId: principal?.accountId, view };
}

export function visitorOf(
  call: { principal: Principal; view: View; network: string | undefined },
  headers: { 'Idempotency-Key'?: string | undefined },
): Visitor {
  return { ...callerOf(call, headers), accountId: call.principal.accountId, network: call.network };
}

/** Throws REGISTRATION_REQUIRED for a guest. */
export function memberOf(
  { principal, view }: { principal: Principal; view: View },
  headers: { 'Idempotency-Key'?: string | undefined } = {},
): Member {
  return { accountId: accountOf(principal), view, key: headers['Idempotency-Key'] };
}
