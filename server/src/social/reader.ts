import type { Principal } from '../accounts/principal.ts';
import { accountOf } from '../accounts/registered.ts';
import type { View } from '../explore/view.ts';

/** Who reads, and what may be shown. */
export interface Reader {
  /** Undefined for a guest, and without a session. */
  accountId: string | undefined;
  view: View;
}

/** A reader with an account: who may like, follow, comment and report. */
export interface Member extends Reader {
  accountId: string;
  /** The name of the act, where the caller gave one. */
  key: string | undefined;
}

export function readerOf({ principal, view }: { principal: Principal | undefined; view: View }): Reader {
  return { accountId: principal?.accountId, view };
}

/** @throws {AppError} REGISTRATION_REQUIRED for a guest. */
export function memberOf(
  { principal, view }: { principal: Principal; view: View },
  headers: { 'Idempotency-Key'?: string | undefined },
): Member {
  return { accountId: accountOf(principal), view, key: headers['Idempotency-Key'] };
}
