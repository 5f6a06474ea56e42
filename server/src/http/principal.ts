import type { UserStatus } from '../contract/validators.ts';
import { AppError } from '../errors.ts';

export interface Principal {
  sessionId: string;
  deviceId: string;
  accountId: string | undefined;
  /** Stated to be over 18. */
  adultConfirmed: boolean;
  /** Such as `Chrome on Linux`; empty when unknown. */
  client: string;
  /** Epoch ms; see `requireFreshProof`. */
  provedAt: number | undefined;
}

/** Stored by the client and sent back (Product §3.1). */
export interface SessionValues {
  Authorization: string;
  'Device-ID': string;
  'User-Login-Status': UserStatus;
}

/** The owner of points and histories: the account, or a guest's device. */
export function ownerOf({ accountId, deviceId }: Pick<Principal, 'accountId' | 'deviceId'>): string {
  return accountId ?? deviceId;
}

export function userStatusOf({ accountId }: Pick<Principal, 'accountId'>): UserStatus {
  return accountId === undefined ? 'ANONYMOUS' : 'REGISTERED';
}

/** Throws REGISTRATION_REQUIRED for a guest. */
export function accountOf({ accountId }: Pick<Principal, 'accountId'>): string {
  if (accountId === undefined) throw new AppError('REGISTRATION_REQUIRED', 'This needs an account');
  return accountId;
}
