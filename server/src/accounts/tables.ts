import type { Locale } from '../lib/locale.ts';

export interface DeviceRow {
  device_id: string;
  created_at: number;
}

export interface AccountRow {
  account_id: string;
  user_name: string;
  motto: string;
  avatar_url: string;
  created_at: number;
  /** The language the owner last used here; null until then. */
  locale: Locale | null;
}

/** The credential is never stored, only its SHA-256. */
export interface SessionRow {
  session_id: string;
  credential_hash: string;
  device_id: string;
  account_id: string | null;
  /** 1 once stated to be over 18. */
  adult_confirmed: number;
  /** Such as `Chrome on Linux`; empty when unknown. */
  client: string;
  created_at: number;
  /** Epoch ms, recorded hourly at most. */
  last_used_at: number;
  /** Epoch ms of a logout or change of login state. */
  ended_at: number | null;
  /** Epoch ms of the last proof (see `requireFreshProof`). */
  proved_at: number | null;
}

export interface KnownDeviceRow {
  account_id: string;
  device_id: string;
  /** Epoch ms. */
  signed_in_at: number;
}

/** At most one per account; one that has ended stays until the next. */
export interface AccountSuspensionRow {
  account_id: string;
  /** Epoch ms. */
  until: number;
  reason: string;
  suspended_at: number;
}

export interface AccountTables {
  account_suspensions: AccountSuspensionRow;
  devices: DeviceRow;
  accounts: AccountRow;
  sessions: SessionRow;
  known_devices: KnownDeviceRow;
}
