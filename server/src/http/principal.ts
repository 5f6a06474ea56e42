import type { UserStatus } from '../contract/validators.ts';
import { AppError } from '../errors.ts';

/** Who is calling, derived from the credential alone; headers are hints. */
export interface Principal {
  sessionId: string;
  deviceId: string;
  /** Undefined for a guest. */
  accountId: string | undefined;
  /** Whether the person has stated to be over 18. */
  adultConfirmed: boolean;
  /** What the session was opened with, such as `Chrome on Linux`; empty when that is not known. */
  client: string;
  /** Epoch ms of the latest proof of who it is: see `requireFreshProof`. Undefined without one. */
  provedAt: number | undefined;
}

/** The three values that a client stores and sends back (Product §3.1). */
export interface SessionValues {
  Authorization: string;
  'Device-ID': string;
  'User-Login-Status': UserStatus;
}

/** Under which id points and histories are kept: the account, or the device of a guest. */
export function ownerOf({ accountId, deviceId }: Pick<Principal, 'accountId' | 'deviceId'>): string {
  return accountId ?? deviceId;
}

export function userStatusOf({ accountId }: Pick<Principal, 'accountId'>): UserStatus {
  return accountId === undefined ? 'ANONYMOUS' : 'REGISTERED';
}

/** The account behind a session. Throws REGISTRATION_REQUIRED for a guest. */
export function accountOf({ accountId }: Pick<Principal, 'accountId'>): string {
  if (accountId === undefined) throw new AppError('REGISTRATION_REQUIRED', 'This needs an account');
  return accountId;
}
