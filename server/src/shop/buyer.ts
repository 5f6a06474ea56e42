import type { Principal } from '../http/principal.ts';
import { AppError } from '../errors.ts';

/** Throws REGISTRATION_REQUIRED for a guest. */
export function requireAccount({ accountId }: Pick<Principal, 'accountId'>): string {
  if (accountId === undefined) throw new AppError('REGISTRATION_REQUIRED', 'Buying needs an account');
  return accountId;
}
