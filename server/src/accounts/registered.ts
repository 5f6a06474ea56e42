import { AppError } from '../errors.ts';
import type { Principal } from './principal.ts';

/** The account behind a session. Throws REGISTRATION_REQUIRED for a guest. */
export function accountOf({ accountId }: Pick<Principal, 'accountId'>): string {
  if (accountId === undefined) throw new AppError('REGISTRATION_REQUIRED', 'This needs an account');
  return accountId;
}
