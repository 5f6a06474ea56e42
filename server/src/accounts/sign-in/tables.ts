import type { ProviderName } from '../../config/provider-names.ts';

export type IdentityKind = 'email' | 'phone' | 'test' | 'metamask' | 'phantom' | 'telegram' | ProviderName;

/** What can be used once: a challenge to a wallet, a word of Telegram, the way to another party and back. */
export type SingleUseKind = 'wallet' | 'telegram' | 'round-trip' | 'apple-arrival';

/** One proof of one account; a person may have several. */
interface IdentityRow {
  kind: IdentityKind;
  /** Canonical: a lower-case address, an E.164 number. */
  subject: string;
  account_id: string;
  created_at: number;
}

/** A code that was sent and not used yet; the latest of each device for each recipient. */
interface VerificationCodeRow {
  channel: 'email' | 'phone';
  subject: string;
  /** Only the device that asked for the code can use it. */
  device_id: string;
  /** HMAC of the code: see `Codes`. */
  code_hash: string;
  tries: number;
  expires_at: number;
}

/** How much of an allowance was used up in the current span of time. */
interface QuotaRow {
  /** SHA-256 of the bucket's name, which may hold an address. */
  bucket: string;
  used: number;
  resets_at: number;
}

export interface PasswordRow {
  account_id: string;
  /** PHC string: see `hashPassword`. */
  hash: string;
  changed_at: number;
}

interface SingleUseRow {
  kind: SingleUseKind;
  /** SHA-256 of the key. */
  key_hash: string;
  /** JSON. */
  content: string;
  expires_at: number;
}

export interface SignInTables {
  identities: IdentityRow;
  verification_codes: VerificationCodeRow;
  passwords: PasswordRow;
  quotas: QuotaRow;
  single_use: SingleUseRow;
}
