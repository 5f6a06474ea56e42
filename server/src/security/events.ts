export type SignInWay = 'password' | 'code' | 'wallet' | 'telegram' | 'provider' | 'test account';

/** What the security log knows; `docs/security-events.md` lists each with its fields. */
export type SecurityEvent =
  /** `accountId`: whose account was meant, where there is one. */
  | { name: 'sign-in failed'; way: SignInWay; accountId?: string | undefined }
  | { name: 'sign-in locked'; accountId?: string | undefined }
  | { name: 'sessions ended'; cause: 'password change' | 'password removed'; accountId: string }
  /** A file that could not be read, was too large, or may not be kept. */
  | { name: 'upload refused'; operation: string; reason: string }
  | { name: 'rate limit hit'; operation?: string | undefined }
  | { name: 'webhook refused'; provider: string }
  /** A page of another site, or a name that is not the server's own. */
  | { name: 'origin refused'; origin?: string | undefined; host?: string | undefined };
