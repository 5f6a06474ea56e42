import type { LedgerKind } from '../contract/validators.ts';

/** Current balance of one account or one guest device; written only together with an entry. */
interface WalletRow {
  wallet_id: string;
  balance: number;
  /** How many entries there are; the number of the last one. */
  entries: number;
}

/** One movement of points. Entries are never changed or deleted. */
export interface PointEntryRow {
  entry_id: string;
  wallet_id: string;
  /** Place within the wallet, from 1 without a gap: the order of the ledger. */
  number: number;
  /** Signed number of points. */
  amount: number;
  balance_after: number;
  reason: LedgerKind;
  /** JSON: what the points were for; null for nothing in particular. */
  subject: string | null;
  /** Names the event that is paid for; unique, so that nothing is paid twice. */
  reference: string;
  created_at: number;
}

export interface ReservationRow {
  reservation_id: string;
  wallet_id: string;
  amount: number;
  state: 'held' | 'settled' | 'released';
  /** The account that its guest signed in to while it was held; null without one. */
  merged_into: string | null;
  reference: string;
  subject: string | null;
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

/** The guest gift that an account has gained, of one device once ever; see `claimGuestGift`. */
export interface GuestGiftMoveRow {
  account_id: string;
  /** Empty for accounts from before this was recorded. */
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
