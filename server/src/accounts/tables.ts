import type { Locale } from '../lib/locale.ts';

/** A browser or app that asked for a session; guests are known by it. */
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

/** A live or ended session. The credential itself is never stored, only its SHA-256. */
export interface SessionRow {
  session_id: string;
  credential_hash: string;
  device_id: string;
  /** Null for a guest. */
  account_id: string | null;
  /** 1 once the person has stated to be over 18. */
  adult_confirmed: number;
  /** What it was opened with, such as `Chrome on Linux`; empty when that is not known. */
  client: string;
  created_at: number;
  /** Epoch ms of the last use that was written down (at most once an hour). */
  last_used_at: number;
  /** Epoch ms of a logout or of a change of login state; null while the session lives. */
  ended_at: number | null;
  /** Epoch ms of the latest proof of who it is (see `requireFreshProof`); null without one. */
  proved_at: number | null;
}

export interface KnownDeviceRow {
  account_id: string;
  device_id: string;
  /** Epoch ms of the latest sign-in. */
  signed_in_at: number;
}

export interface AccountTables {
  devices: DeviceRow;
  accounts: AccountRow;
  sessions: SessionRow;
  known_devices: KnownDeviceRow;
}
