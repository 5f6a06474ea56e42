/** Current balance of one account or one guest device; written only together with an entry. */
interface WalletRow {
  wallet_id: string;
  balance: number;
}

/** One movement of points. Entries are never changed or deleted. */
interface PointEntryRow {
  entry_id: string;
  wallet_id: string;
  /** Signed number of points. */
  amount: number;
  balance_after: number;
  reason: string;
  /** Names the event that is paid for; unique, so that nothing is paid twice. */
  reference: string;
  created_at: number;
}

interface ReservationRow {
  reservation_id: string;
  wallet_id: string;
  amount: number;
  state: 'held' | 'settled' | 'released';
  reference: string;
  created_at: number;
  ended_at: number | null;
}

export interface DailyOfferRow {
  account_id: string;
  device_id: string;
  /** UTC day, `2026-11-21`. */
  day: string;
  created_at: number;
}

export interface DailyClaimRow {
  account_id: string;
  day: string;
  points: number;
  /** Days in a row up to and including this one. */
  streak: number;
  created_at: number;
}

export interface PointTables {
  wallets: WalletRow;
  point_entries: PointEntryRow;
  point_reservations: ReservationRow;
  daily_offers: DailyOfferRow;
  daily_claims: DailyClaimRow;
}
