import type { IdentityProviderName } from '../../config/provider-names.ts';

export type IdentityKind = 'email' | 'phone' | 'test' | 'metamask' | 'phantom' | 'telegram' | IdentityProviderName;

export type SingleUseKind = 'wallet' | 'telegram' | 'round-trip' | 'apple-arrival' | 'invitation';

/** One proof of one account; a person may have several. */
interface IdentityRow {
  kind: IdentityKind;
  /** Canonical: a lower-case address, an E.164 number. */
  subject: string;
  account_id: string;
  created_at: number;
}

interface VerificationCodeRow {
  channel: 'email' | 'phone';
  subject: string;
  device_id: string;
  /** HMAC of the code: see `Codes`. */
  code_hash: string;
  tries: number;
  expires_at: number;
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
  content: string;
  expires_at: number;
}

export interface SignInTables {
  identities: IdentityRow;
  verification_codes: VerificationCodeRow;
  passwords: PasswordRow;
  single_use: SingleUseRow;
}
