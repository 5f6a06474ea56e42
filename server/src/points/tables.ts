import type { LedgerKind } from '../contract/validators.ts';

interface WalletRow {
  wallet_id: string;
  balance: number;
  entries: number;
}

/** Never changed or deleted. */
export interface PointEntryRow {
  entry_id: string;
  wallet_id: string;
  /** From 1 without a gap. */
  number: number;
  amount: number;
  balance_after: number;
  reason: LedgerKind;
  /** JSON. */
  subject: string | null;
  /** Unique, so that nothing is paid twice. */
  reference: string;
  created_at: number;
}

export interface ReservationRow {
  reservation_id: string;
  wallet_id: string;
  amount: number;
  state: 'held' | 'settled' | 'released';
  /** The account that its guest signed in to meanwhile. */
  merged_into: string | null;
  reference: string;
  subject: string | null;
  created_at: number;
  ended_at: number | null;
}

export interface DailyOfferRow {
  account_id: string;
  device_id: string;
  /** UTC, `2026-11-21`. */
  day: string;
  created_at: number;
}

export interface DailyClaimRow {
  account_id: string;
  day: string;
  points: number;
  /** Days in a row, with this one. */
  streak: number;
  created_at: number;
}

/** One device's gift per account, ever; see `claimGuestGift`. */
export interface GuestGiftMoveRow {
  account_id: string;
  /** Empty where not recorded. */
  device_id: string;
  points: number;
  created_at: number;
}

export interface PointTables {
  wallets: WalletRow;
  point_entries: PointEntryRow;
  point_reservations: ReservationRow;
  daily_offers: DailyOfferRow;
  daily_claims: DailyClaimRow;
  guest_gift_moves: GuestGiftMoveRow;
}
