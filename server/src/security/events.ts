export type SignInWay = 'password' | 'code' | 'wallet' | 'telegram' | 'provider' | 'test account';

/** Listed in `docs/security-events.md`. */
export type SecurityEvent =
  /** `accountId`: the account meant. */
  | { name: 'sign-in failed'; way: SignInWay; accountId?: string | undefined }
  | { name: 'sign-in locked'; accountId?: string | undefined }
  | { name: 'sessions ended'; cause: 'password change' | 'password removed' | 'account deleted'; accountId: string }
  /** Unreadable, too large, or refused. */
  | { name: 'upload refused'; operation: string; reason: string }
  | { name: 'rate limit hit'; operation?: string | undefined }
  | { name: 'webhook refused'; provider: string }
  /** Another site's page or host name. */
  | { name: 'origin refused'; origin?: string | undefined; host?: string | undefined };
